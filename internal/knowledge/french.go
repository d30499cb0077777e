package knowledge

// french gives French words of sailing in English.
var french = glossary(`
ancre: anchor
mouiller, mouillage, mouille: anchoring set anchor
chaîne: chain
ligne: line
cordage, bout, corde: rope
écoute, écoutes: sheet
drisse: halyard
voile, voiles: sail
bateau, bateaux, navire: boat
voilier, voiliers: sailing boat
deux: two
trois: three
règle: rule
naviguer, navigation: navigation
grand, grandvoile: mainsail
foc: jib
génois: genoa
spi, spinnaker: spinnaker
ris: reef reefing
virer, virement: tack tacking
empanner, empannage: gybe gybing
moteur: engine
diesel, gazole, gasoil: diesel
démarre, démarrer: start
surchauffe, chauffe: overheating
hélice: propeller
safran: rudder
gouvernail: rudder steering
barre: helm tiller
quille: keel
coque: hull
mât: mast
gréement, haubans, hauban: rigging
bôme: boom
priorité, prioritaire, privilégié: right of way give way
abordage, collision: collision
ripam: colregs
rattraper, rattrapant, dépasser: overtaking
brume, brouillard: fog restricted visibility
sonores, corne: sound signals
feux, feu: lights
nuit: night
bouée, bouées, balise, balises, balisage: buoy
cardinale, cardinales: cardinal marks
latérale, latérales: lateral marks
phare: lighthouse
rouge, rouges: red
vert, verte: green
jaune: yellow
blanc, blanche: white
marée, marées: tide
vives: spring tide
mortes: neap tide
douzièmes: rule of twelfths
courant, courants: tidal stream
carte, cartes: chart
compas: compass
déclinaison: variation
déviation: deviation
cap: course
relèvement, relèvements: bearing fix
estime: dead reckoning
profondeur, sonde: depth
tirant: draught
météo, temps: weather
prévisions: forecast
vent: wind
apparent: apparent
réel: true
tempête, coup: storm heavy weather
orage, foudre: thunderstorm lightning
grain: squall
vagues, houle, mer: waves
dépression: depression
anticyclone: high pressure
isobares: isobars
baromètre: barometer
brise: sea breeze
cape: heave to
ancreflottante: sea anchor
ardent: weather helm
mou: lee helm
lof: windward
nœud, nœuds, noeud, noeuds: knot
chaise: bowline
taquet: cleat
accoster, amarrer, amarrage: docking berthing
port: harbour
ponton, quai: pontoon
amarres, amarre: mooring lines
garde: spring line
pare: fender
écluse, écluses: lock
canal: canal
homme: man
tombé: overboard
gilet, gilets: lifejacket
radeau: liferaft
harnais: harness
détresse, secours: distress mayday
radio: vhf radio
incendie, brûle: fire
extincteur: fire extinguisher
eau: water
voie: flooding
coule, couler: sinking
cale: bilge
pompe: bilge pump
vanne: seacock
gaz: gas
monoxyde: carbon monoxide
mal: seasickness
hypothermie: hypothermia
batterie, batteries: battery
solaire, solaires: solar
anode, anodes: anodes
corrosion: corrosion
câble: wire size
fusible: fuse
toilettes, wc: toilet
odeur, sent: smell
osmose: osmosis
antifouling: antifouling
hivernage, hiverner: winter lay up
expertise, expert: survey surveyor
acheter, achat, occasion: buying used
coût, coûte, prix: cost
assurance: insurance
permis: licence
pavillon: courtesy flag
douane: customs clearance
chien: dog
enfant, enfants: children
avitaillement: provisioning
quart, quarts: watches
traversée: passage planning
régate: racing
vitesse: speed
déplacement: displacement
stabilité: stability
chavirer: capsize
différence: difference
entre: between
sécurité: safety
france: France
allemagne: Germany
italie: Italy
espagne: Spain
grèce: Greece
croatie: Croatia
turquie: Turkey
angleterre, grande-bretagne: UK
bretagne: Brittany
méditerranée: Mediterranean
baltique: Baltic
antilles, caraïbes: Caribbean
atlantique: Atlantic
louer, location: charter
vendre, vente: selling
hisser, hisse, envoyer: hoisting set
affaler, affale: lowering drop
`)
