import type { Language } from '@estate/shared-contract';

/** A thing in each language, words apart by commas: the first is what is looked for where it was asked in another one. */
type Thing = Readonly<Record<Language, string>>;

/** What some homes have, by all that it is called: "piscine" on a Dutch page asks for a "zwembad". */
export const SAME_THINGS: readonly Thing[] = [
	{
		nl: 'zwembad, zwembaden, zwembadje',
		fr: 'piscine, piscines',
		en: 'pool, pools, swimming pool, swimming pools',
		de: 'Schwimmbad, Schwimmbäder, Swimmingpool, Swimming Pool, Pool, Pools',
	},
	{
		nl: 'poolhouse, pool house, poolhuis',
		fr: 'pool house, poolhouse',
		en: 'pool house, poolhouse',
		de: 'Poolhaus, Poolhäuser',
	},
	{
		nl: 'open haard, openhaard, haard, haarden',
		fr: 'feu ouvert, feux ouverts, cheminée, cheminées',
		en: 'fireplace, fireplaces, open fireplace, open fire, log fire',
		de: 'Kamin, Kamine, offener Kamin, offenem Kamin, offenen Kamin',
	},
	{
		nl: 'kachel, houtkachel, pelletkachel',
		fr: 'poêle, poêle à bois, poêle à pellets, poêle à granulés',
		en: 'stove, wood burner, wood burning stove, wood stove, log burner, pellet stove',
		de: 'Ofen, Kaminofen, Kachelofen, Pelletofen, Holzofen',
	},
	{
		nl: 'kelder, kelders',
		fr: 'cave, caves, sous-sol',
		en: 'cellar, cellars, basement, basements',
		de: 'Keller, Kellerraum',
	},
	{
		nl: 'wijnkelder',
		fr: 'cave à vin, caves à vin',
		en: 'wine cellar',
		de: 'Weinkeller',
	},
	{ nl: 'zolder, zolders', fr: 'grenier, greniers', en: 'attic, attics', de: 'Dachboden, Speicher' },
	{
		nl: 'wintertuin',
		fr: "jardin d'hiver",
		en: 'winter garden, conservatory, sunroom, sun room',
		de: 'Wintergarten, Wintergärten',
	},
	{
		nl: 'bijgebouw, bijgebouwen',
		fr: 'annexe, annexes, dépendance, dépendances',
		en: 'outbuilding, outbuildings, annex, annexe, annexes',
		de: 'Nebengebäude, Anbau',
	},
	{ nl: 'schuur, schuren', fr: 'grange, granges', en: 'barn, barns', de: 'Scheune, Scheunen' },
	{
		nl: 'tuinhuis, tuinhuisje, tuinhuizen',
		fr: 'abri de jardin, chalet de jardin',
		en: 'garden shed, garden house, summer house, shed, sheds',
		de: 'Gartenhaus, Gartenhäuser, Gartenlaube, Schuppen',
	},
	{
		nl: 'wasplaats, waskamer, wasruimte',
		fr: 'buanderie, buanderies',
		en: 'laundry room, laundry, utility room',
		de: 'Waschküche, Waschraum, Hauswirtschaftsraum',
	},
	{
		nl: 'berging, bergingen, bergruimte, bergplaats',
		fr: 'débarras, cellier',
		en: 'storage room, storage rooms',
		de: 'Abstellraum, Abstellkammer',
	},
	{
		nl: 'dressing, dressings, inloopkast, inloopkasten',
		fr: 'dressing, dressings',
		en: 'dressing room, dressing, walk in closet, walk in wardrobe',
		de: 'Ankleide, Ankleidezimmer, begehbarer Kleiderschrank, begehbarem Kleiderschrank',
	},
	{
		nl: 'open keuken',
		fr: 'cuisine ouverte, cuisine américaine',
		en: 'open kitchen, open plan kitchen',
		de: 'offene Küche, offener Küche',
	},
	{
		nl: 'inloopdouche',
		fr: "douche à l'italienne",
		en: 'walk in shower',
		de: 'ebenerdige Dusche',
	},
	{ nl: 'ligbad', fr: 'baignoire, baignoires', en: 'bathtub, bathtubs', de: 'Badewanne' },
	{
		nl: 'zonnepanelen, zonnepaneel, pv panelen',
		fr: 'panneaux solaires, panneau solaire, panneaux photovoltaïques, photovoltaïque',
		en: 'solar panels, solar panel, pv panels, photovoltaic panels',
		de: 'Solaranlage, Solaranlagen, Photovoltaik, Photovoltaikanlage, PV Anlage',
	},
	{ nl: 'thuisbatterij', fr: 'batterie domestique', en: 'home battery', de: 'Batteriespeicher' },
	{
		nl: 'warmtepomp, warmtepompen',
		fr: 'pompe à chaleur, pompes à chaleur',
		en: 'heat pump, heat pumps',
		de: 'Wärmepumpe, Wärmepumpen',
	},
	{
		nl: 'vloerverwarming',
		fr: 'chauffage au sol, chauffage sol',
		en: 'underfloor heating, floor heating',
		de: 'Fußbodenheizung',
	},
	{
		nl: 'airco, airconditioning',
		fr: 'climatisation, clim, air conditionné, airco',
		en: 'air conditioning, airconditioning, aircon, air con, air conditioned',
		de: 'Klimaanlage, Klimaanlagen',
	},
	{
		nl: 'laadpaal, laadpalen, laadstation',
		fr: 'borne de recharge, bornes de recharge, borne électrique',
		en: 'charging point, charging station, ev charger, ev charging, car charger',
		de: 'Ladestation, Ladestationen, Wallbox, Ladesäule',
	},
	{
		nl: 'alarm, alarmsysteem',
		fr: "alarme, alarmes, système d'alarme",
		en: 'alarm, alarm system',
		de: 'Alarmanlage',
	},
	{
		nl: 'regenput, regenwaterput',
		fr: "citerne, citerne d'eau de pluie, citerne à eau de pluie",
		en: 'cistern, rainwater tank, rainwater cistern',
		de: 'Zisterne, Regenwassertank',
	},
	{
		nl: 'driedubbel glas, driedubbele beglazing, driedubbele ramen',
		fr: 'triple vitrage',
		en: 'triple glazing',
		de: 'Dreifachverglasung, dreifach Verglasung',
	},
	{
		nl: 'rolluiken',
		fr: 'volets, volets électriques, volets roulants',
		en: 'shutters, roller shutters',
		de: 'Rollladen, Rolladen',
	},
	{
		nl: 'stal, stallen, paardenstal, paardenstallen, paardenboxen',
		fr: 'écurie, écuries, boxes à chevaux, boxes pour chevaux',
		en: 'stables, stable, horse stable, horse stables',
		de: 'Stall, Ställe, Pferdestall, Pferdeställe, Pferdebox, Pferdeboxen',
	},
	{
		nl: 'weide, weides, weiden',
		fr: 'prairie, prairies, pâture, pâtures',
		en: 'meadow, meadows, pasture, pastures',
		de: 'Weide, Weiden, Wiese, Wiesen',
	},
	{ nl: 'vijver, vijvers', fr: 'étang, étangs', en: 'pond, ponds', de: 'Teich, Teiche, Gartenteich' },
	{ nl: 'boomgaard', fr: 'verger, vergers', en: 'orchard, orchards', de: 'Obstgarten, Obstwiese' },
	{ nl: 'moestuin', fr: 'potager, potagers', en: 'vegetable garden', de: 'Gemüsegarten' },
	{
		nl: 'tennisveld, tennisterrein',
		fr: 'court de tennis, terrain de tennis',
		en: 'tennis court, tennis courts',
		de: 'Tennisplatz',
	},
];

/** What people say and texts seldom do: it is looked for by the first word of its language. */
export const RARE_WORDS: ReadonlySet<string> = new Set([
	'photovoltaik',
	'photovoltaikanlage',
	'pv anlage',
	// Of it a dictionary leaves "sol", which texts have of land and of floors.
	'sous sol',
]);
