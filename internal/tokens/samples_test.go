package tokens_test

// samples are invented texts, one for each kind that is split in its own way.
var samples = map[string]string{
	"english": "The wind veered during the night, and by dawn the whole bay was white. We'd set two anchors; they'll hold, " +
		"I said, but she didn't believe me — \"It's gusting thirty-five,\" she answered, \"and we've only forty metres of " +
		"chain.\" So we rowed out with the kedge. Mooring stern-to isn't difficult: drop the hook early, keep way on, and " +
		"don't forget the fenders. I'M SURE YOU'RE RIGHT, THEY'VE SAID SO, HE'D KNOW, WE'LL SEE.",
	"markdown": "## Boats\n\n| Model | LOA (m) | Ballast ratio | Price |\n|:------|--------:|:-------------:|------:|\n" +
		"| *Gannet 31* | 9.45 | 0.38 | €48,500 |\n| **Petrel 40** | 12.19 | 0.35 | $129,000 |\n\n- [x] survey the `keel`\n" +
		"- [ ] rigging\n    1. shrouds\n    2. stays\n\n```sh\nmake check && ./run --port=8080\n```\n\n> See [notes](https://example.org/a_b?c=1&d=%20#e).\n\n---\n",
	"german": "Der Wind drehte über Nacht auf Nordwest, und die Segelyacht lag unruhig vor Anker. Die " +
		"Seenotrettungsgesellschaft warnte vor Sturmböen; Großsegel und Vorsegelrollanlage wurden überprüft. " +
		"Donaudampfschifffahrtskapitänsmützenbänder gibt’s im Fachgeschäft für 12,50 €. Schöne Grüße aus Ærøskøbing!",
	"french": "L'équipage s'est réveillé à l'aube : « Où êtes-vous mouillés ? » demanda-t-elle. Le bateau, qu'on avait " +
		"hiverné à sec, n'avait plus d'osmose ; la coque était saine, l'œuvre vive repeinte. Ça coûte 3 200 €, dit-on.",
	"spanish": "¿Cuánto cuesta amarrar en el puerto? El señor Núñez pidió 45,00 € por noche; ¡qué barbaridad! Mañana " +
		"navegaremos hacia el cabo con viento de través y marejadilla.",
	"polish":  "Zażółć gęślą jaźń, rzekł żeglarz, i podniósł kotwicę. Łódź płynęła wśród szuwarów przez Śniardwy.",
	"turkish": "İSTANBUL'dan Ilıca'ya giden tekne, rüzgârın şiddetiyle iskeleye sığındı. Kaptanın göğsü ağrıyordu.",
	"finnish": "Purjeveneen köliremontti epäonnistui, mutta järjestelmällisyydelläänsäkään hän ei päässyt satamaan.",
	"chinese": "昨夜风向转为西北,我们把船停泊在海湾里。这艘帆船长十二米,吃水一米九,价格是一百二十万元。" +
		"請問這條船的龍骨有沒有檢查過?中Boat和ABC混合2024年。",
	"japanese": "ヨットの修理には三週間かかりました。エンジンはディーゼルで、キールはボルト留めです。ラーメンを食べてから" +
		"出港しましょう!「大丈夫ですか?」と聞いた。ヶ々ー〆ｶﾅ",
	"korean": "바람이 북서쪽으로 바뀌어서 우리는 항구로 돌아왔습니다. 이 요트의 길이는 12미터이고, 가격은 1억 원입니다.",
	"arabic": "تغيّرت الريحُ ليلًا إلى الشمال الغربي، فعُدنا إلى الميناء. طول القارب ١٢ مترًا، وسعره ٤٥٬٠٠٠ دولار؛ هل فُحِصَ العارض؟ ـــ",
	"hebrew": "הָרוּחַ הִשְׁתַּנְּתָה בַּלַּיְלָה, והסירה עגנה במפרץ. מה מחיר היאכטה? 12,500 ש״ח.",
	"hindi":  "रात में हवा उत्तर-पश्चिम की ओर मुड़ गई और हम बंदरगाह लौट आए। नाव की लंबाई १२ मीटर है; क्या कील की जाँच हुई?",
	"thai": "เมื่อคืนลมเปลี่ยนทิศไปทางตะวันตกเฉียงเหนือเราจึงกลับเข้าท่าเรือเรือใบลำนี้ยาวสิบสองเมตรและมีราคาสี่ล้านบาทถ้วน" +
		"กรุณาตรวจสอบกระดูกงูก่อนซื้อด้วยนะครับ",
	"russian":    "Ночью ветер зашёл на северо-запад, и яхта вернулась в гавань. Длина — 12,5 м; ЦЕНА: 4 500 000 ₽. Ёлки-палки!",
	"greek":      "Ο άνεμος γύρισε τη νύχτα και το σκάφος έμεινε στο λιμάνι. ΤΟ ΜΉΚΟΣ ΕΊΝΑΙ ΔΏΔΕΚΑ ΜΈΤΡΑ· πόσο κοστίζει;",
	"vietnamese": "Đêm qua gió đổi hướng tây bắc nên chúng tôi quay về bến. Chiếc thuyền buồm dài mười hai mét, giá bao nhiêu?",
	"georgian":   "ქარი ღამით შეიცვალა და ნავი ნავსადგურში დაბრუნდა. ᲡᲘᲒᲠᲫᲔ ᲗᲝᲠᲛᲔᲢᲘ ᲛᲔᲢᲠᲘ.",
	"emoji":      "⛵️🌊 Let's go! 👨‍👩‍👧‍👦👍🏽🏴‍☠️🇬🇧🇫🇷 1️⃣2️⃣ ❤️‍🔥 🧑🏿‍✈️…✨✨✨\n☀️→🌧️ 🤷🏼‍♀️ ¯\\_(ツ)_/¯ (╯°□°)╯︵ ┻━┻",
	"marks":      "e\u0301a\u0308o\u0302 x\u0300\u0301\u0302\u0303y A\u0301B\u0301C \u0301alone \u0301ABC \u0301's ǅ ǈa ʰa aʰB ﬁ ŉ Ĳ Ω\u0345 Z̸̢͎͝ȁ̶̙l̷̰͑g̵̨̃ó̴̦",
	"code": "func (r *Ring) Push(v uint32) (ok bool) {\n\tif r.n == len(r.buf) {\n\t\treturn false // full\n\t}\n\n" +
		"\tr.buf[(r.head+r.n)%len(r.buf)] = v\n\tr.n++\n\treturn true\n}\n/* ---------- */\nconst xs = a?.b ?? [...c].map((x) => `${x}`); //!\n" +
		"    def __init__(self, *args, **kwargs):\n        self._x = kwargs.get('x', 0xDEADBEEF)  # TODO\n#include <stdio.h>\r\nint main(void){return!printf(\"%d\\n\",1<<3);}\r\n",
	"json":   "{\"id\":\"run-9aF3\",\"created\":1735689600,\"choices\":[{\"index\":0,\"delta\":{\"content\":\" \\u00e9\\n\"},\"finish_reason\":null}],\"usage\":{\"total_tokens\":12345}}",
	"data":   "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg== 3f2504e0-4f89-11d3-9a0c-0305e82c3301",
	"digits": "0 12 345 6789 1234567890 3.14159 1,000,000 -17.5e-3 ٣٤٥٦ १२३४ ⅫⅣ ½¾ x² H₂O 10kn 50°43'N 001°17'W ①②③④ 𝟘𝟙𝟚𝟛 2024-06-01T12:00:00Z",
	"spaces": " a  b   c    \td\t\te \n f\n\n  g\r\nh\r\n\r\n\r\n  \t i \u00a0j\u00a0\u00a0k\u3000l\u3000\u3000m\u2028n\u2029\u0085o\v\fp \u200b\u200bq\ufeff \n \n\t\n  r\n ",
	"marked": "don't DON'T can'T I'll I'LL we'Ve you'rE he'd'd x's's 'tis 'S 's'' rock'n'roll it’s d'être l'll 'ſ it'ſ it'ẞ O'Reilly's ''ll '",
	"signs":  "!!! ... ??? --- *** ___ === ### $$$ %%% &&& @@@ ~~~ ^^^ ||| <<<>>> (([[{{}}])) //// \\\\ .../\n\n;; :// a/b//c ./ ../../ \"'`´„“‚‘«»‹› §¶†‡•‰™©® ±×÷≠≤≥∞√∑ ←↑→↓ ░▒▓█ ╔═╗",
	"names":  "<|endoftext|> <|endofprompt|> <|im_start|>user<|im_end|> <s></s> [INST]",
	"mixed":  "HTMLParser camelCaseWord snake_case_word SCREAMING_CASE XMLHttpRequest iMast eSail GmbH McAllister ABCdefGHI aB Ab ABc 中aB中 ABC中 日本Go語 naïveCafé ÀÉÎ",
	"nulls":  "\x00\x01\x02a\x7fb\x1b[31mred\x1b[0m\uffff\ufffd\U0010ffff\U000e0041\ue000",
}
