import { createClient, type Client, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { ChatService } from "../gen/fairlead/v1/chat_pb";
import { ModelService } from "../gen/fairlead/v1/models_pb";
import { SurveyService } from "../gen/fairlead/v1/survey_pb";

/** Api is everything the console can ask of its server. */
export type Api = {
  chat: Client<typeof ChatService>;
  models: Client<typeof ModelService>;
  survey: Client<typeof SurveyService>;
};

/** connect returns the clients that call the server of this page with the given key. */
export function connect(key: string): Api {
  const transport = createConnectTransport({ baseUrl: window.location.origin, interceptors: [bearer(key)] });
  return { chat: createClient(ChatService, transport), models: createClient(ModelService, transport), survey: createClient(SurveyService, transport) };
}

function bearer(key: string): Interceptor {
  return (next) => (call) => {
    call.header.set("Authorization", `Bearer ${key}`);
    return next(call);
  };
}
