import { createClient, type Client, type Interceptor } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { ChatService } from "../gen/fairlead/v1/chat_pb";
import { KeyService } from "../gen/fairlead/v1/keys_pb";
import { ModelService } from "../gen/fairlead/v1/models_pb";
import { ResearchService } from "../gen/fairlead/v1/research_pb";
import { SurveyService } from "../gen/fairlead/v1/survey_pb";
import { UsageService } from "../gen/fairlead/v1/usage_pb";

/** Api is everything the console can ask of its server. */
export type Api = {
  chat: Client<typeof ChatService>;
  keys: Client<typeof KeyService>;
  models: Client<typeof ModelService>;
  research: Client<typeof ResearchService>;
  survey: Client<typeof SurveyService>;
  usage: Client<typeof UsageService>;
};

/** connect returns the clients that call the server of this page with the given key. */
export function connect(key: string): Api {
  const transport = createConnectTransport({ baseUrl: window.location.origin, interceptors: [bearer(key)] });
  return {
    chat: createClient(ChatService, transport),
    keys: createClient(KeyService, transport),
    models: createClient(ModelService, transport),
    research: createClient(ResearchService, transport),
    survey: createClient(SurveyService, transport),
    usage: createClient(UsageService, transport),
  };
}

function bearer(key: string): Interceptor {
  return (next) => (call) => {
    call.header.set("Authorization", `Bearer ${key}`);
    return next(call);
  };
}
