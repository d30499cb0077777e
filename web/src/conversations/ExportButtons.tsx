import type { Turn } from "../chat/turn";
import { shortened } from "../chat/useTitle";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { Button } from "../ui/Button";
import { download } from "../ui/clipboard";
import { CopyButton } from "../ui/CopyButton";
import { nameOf, titleOf } from "./ConversationItem";
import { fileNameOf, markdownOf } from "./markdownOf";

/** ExportButtons give a conversation as Markdown, to the clipboard or as a file. */
export function ExportButtons({ turns, models }: { turns: Turn[]; models: Model[] }) {
  const title = titleOf({ title: shortened(turns[0]?.question.text ?? "") });
  const markdown = () => markdownOf(turns, { title, nameOf: (id) => nameOf(models, id), origin: window.location.origin });
  return (
    <div className="row" role="group" aria-label="This conversation as Markdown">
      <CopyButton what="this conversation" copy={() => navigator.clipboard.writeText(markdown())} />
      <Button icon="save" label="Download this conversation" onClick={() => download(fileNameOf(title), "text/markdown", markdown())}>Download</Button>
    </div>
  );
}
