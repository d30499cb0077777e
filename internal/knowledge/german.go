package knowledge

// german gives German words of sailing in English.
var german = glossary(`
anker: anchor
ankern, ankere, ankert: anchoring set anchor
ankerkette: anchor chain
kette: chain
kettenlänge: scope chain length
leine, leinen, tau: line
landleine, landleinen, landfest, landfesten: line ashore stern line tree
seil: rope
schot, schoten: sheet
fall, fallen: halyard
segel: sail
segeln, segelt, segle: sailing
großsegel, gross, groß: mainsail
vorsegel, fock: jib
genua: genoa
spinnaker: spinnaker
reff, reffen, reffe, refft: reef reefing
wende, wenden: tack tacking
halse, halsen, halsend: gybe gybing
patenthalse: accidental gybe
boot, boote, bootes, schiff, yacht: boat
segelboot, segelboote, segelyacht, segelyachten, segler: sailing boat
ton, töne, toene, signalton, signaltöne: blasts
kurz, kurze, kurzer, kurzen: short
zwei: two
drei: three
führt, führen: show
regel: rule
warum: why
motorboot, motoryacht: motorboat
katamaran: catamaran
motor, maschine: engine
diesel: diesel
dieselpest: diesel bug
springt: start
anspringen, starten: start
überhitzt, überhitzung, heiß: overheating
kühlwasser: cooling water
impeller: impeller
propeller, schraube: propeller
ruder: rudder steering
pinne: tiller
steuerrad: wheel
kiel: keel
kielbolzen: keel bolts
rumpf: hull
mast: mast
rigg, wanten, want: rigging
takelage: standing rigging
baum: boom
bullenstander: preventer
vorfahrt, wegerecht, ausweichen, ausweichpflicht, ausweichpflichtig: right of way give way
kollision, zusammenstoß: collision
kollisionsverhütungsregeln, kvr: colregs
überholen, überholt, überholer: overtaking
nebel: fog restricted visibility
schallsignal, schallsignale, nebelhorn: sound signals
lichter, licht, laterne, laternen, lichterführung: lights
ankerlicht: anchor light
ankerball: anchor ball
nacht, nachts: night
tonne, tonnen, boje, bojen: buoy
kardinalzeichen, kardinaltonne, kardinaltonnen: cardinal marks
lateralzeichen: lateral marks
leuchtturm: lighthouse
leuchtfeuer: light
rot, rote: red
grün, grüne: green
gelb, gelbe: yellow
weiß, weiße: white
tide, tiden, gezeiten: tide
springzeit, springtide: spring tide
nippzeit, nipptide: neap tide
zwölferregel: rule of twelfths
hochwasser: high water
niedrigwasser: low water
strom, strömung, tidenstrom: tidal stream
kartennull: chart datum
seekarte, karte, seekarten: chart
kompass: compass
missweisung: variation
ablenkung: deviation
kurs: course
peilung, kreuzpeilung: bearing fix
standort, position: position
koppeln, koppelnavigation: dead reckoning
lot, tiefe, wassertiefe: depth
tiefgang: draught
wetter: weather
wettervorhersage, wetterbericht, vorhersage: forecast
wind: wind
windstärke: beaufort wind force
beaufort: beaufort
sturm: storm heavy weather
gewitter, blitz: thunderstorm lightning
bö, böe, böen: squall
seegang, wellen, welle: waves
tief, tiefdruckgebiet: depression
hoch, hochdruckgebiet: high pressure
isobaren: isobars
luftdruck, barometer: barometer
seewind: sea breeze
beidrehen, beigedreht, beiliegen: heave to
treibanker: sea anchor drogue
legerwall: lee shore
scheinbarer, scheinbare: apparent
wahrer, wahre: true
wahrem: true
raumschots: broad reach
hart, amwind: close hauled
luvgierig, luvgierigkeit: weather helm
leegierig: lee helm
luv: windward
lee: leeward
knoten: knot
palstek: bowline
achtknoten: figure eight
webeleinstek: clove hitch
schotstek: sheet bend
klampe, belegen: cleat
anlegen, anlegemanöver: docking berthing coming alongside
ablegen: leaving berth
hafen: harbour
marina: marina
steg: pontoon
spring: spring line
festmacher, festmacherleinen: mooring lines
fender: fender
schleuse, schleusen: lock
kanal: canal
mann: man
bord: board
überbord: overboard
mensch, person: person
rettungsweste, rettungswesten, schwimmweste: lifejacket
rettungsinsel: liferaft
lifeline, lifebelt: harness
seenot, notruf: distress mayday
seenotsignale, notsignale: distress signals
funk, ukw, funkgerät: vhf radio
funkzeugnis, funkschein: radio licence
feuer, brand, brennt: fire
feuerlöscher, löscher: fire extinguisher
löschen: extinguish fire
wasser: water
wassereinbruch, leck: flooding leak
sinken, sinkt: sinking
lenzen, bilge: bilge
lenzpumpe, bilgepumpe: bilge pump
seeventil, seeventile: seacock
gas, gasanlage: gas
kohlenmonoxid: carbon monoxide
seekrank, seekrankheit: seasickness
unterkühlung: hypothermia
verletzung: injury
batterie, batterien: battery
solar, solaranlage, solarpanel: solar
landstrom: shore power
opferanode, opferanoden, anode, anoden: anodes
galvanische, galvanisch: galvanic
korrosion: corrosion
mooringleine, mooringleinen, muringleine, muring: lazy line stern to berthing
adria: Adriatic
föhn: katabatic wind
bora: bora
kabel, kabelquerschnitt: wire size
sicherung, sicherungen: fuse
toilette, wc: toilet
fäkalientank: holding tank
stinkt, riecht, geruch: smell
osmose: osmosis
antifouling: antifouling
unterwasseranstrich: antifouling
winterlager, einwintern: winter lay up
auswintern: spring commissioning
gutachten, gutachter: survey surveyor
kaufen, kauf, gebraucht: buying used
kosten, kostet: cost
versicherung: insurance
führerschein, schein, bootsführerschein, sportbootführerschein: licence
flagge, gastlandflagge: courtesy flag
ausklarieren, einklarieren: clearance customs
hund: dog
kind, kinder: children
proviant: provisioning
trinkwasser: fresh water
wache, wachen, nachtwache: watches
törnplanung, törn: passage planning
regatta: racing
start: start
umweltschutz: environment
rumpfgeschwindigkeit: hull speed
geschwindigkeit: speed
verdrängung: displacement
stabilität: stability
kentern: capsize
unterschied: difference
zwischen: between
sicher, sicherheit: safety
frankreich: France
deutschland: Germany
italien: Italy
spanien: Spain
griechenland: Greece
kroatien: Croatia
türkei: Turkey
england, großbritannien: UK
mittelmeer: Mediterranean
ostsee: Baltic
nordsee: North Sea
karibik: Caribbean
atlantik, atlantiküberquerung: Atlantic crossing
mieten, chartern, charter: charter
verkaufen, verkauf: selling
zoll: customs
alt, alter, mindestalter: minimum age
seitenwind: crosswind berthing
auflandig, auflandigem: onshore wind
ablandig, ablandigem: offshore wind
box, liegeplatz, liegeplätze: berth
heck: stern
bug: bow
rückwärts: astern
allein, alleine, einhand, einhandsegeln, einhandsegler: single-handed
besan: mizzen
rollfock, rollgenua, rollanlage, rollreffanlage: roller furling
öl, motoröl: oil
ölwechsel: engine oil change
filter: filter
entlüften: bleed air fuel
keilriemen: belt
anlasser: starter motor
lichtmaschine: alternator
ladegerät: charger
wechselrichter: inverter
kühlschrank: fridge
heizung: heater
kocher, herd: stove
tank: tank
schlauch, schläuche: hose
wechseln, tauschen, erneuern: replace
prüfen, überprüfen: inspect
reparieren, reparatur: repair
reinigen, putzen: cleaning
stabdeck, teakdeck: teak deck
undicht, undichte: leaking
bordwand: hull side
setze, setzen, hissen, hisse: hoisting set
berge, bergen, einholen: lowering drop
funktioniert, funktionieren: work
sextant, sextanten: sextant
ankerlieger: anchored boat
seeventil, seeventile: seacock
großschot: mainsheet
fockschot, vorschot: jib sheet
handfunkgerät, handfunke: handheld VHF
seekarte, seekarten: chart
`)
