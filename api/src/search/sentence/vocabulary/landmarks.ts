import { searchableText } from '../../searchable-text.ts';
import { ABROAD } from './abroad.ts';

/** What people name instead of a town: a station, a square, a part of the country. */
interface Landmark {
	/** In all languages, as vocabularies spell phrases */
	names: string;
	/** The postcode that it lies in: of a spot, which no filter knows more closely */
	zip?: string;
	/** The towns that it is made of, where these are exactly known */
	towns?: string;
}

/** General knowledge: where a spot lies, and which towns lie on the sea. Other parts of the country have no borders of their own. */
const LANDMARKS: readonly Landmark[] = [
	{
		names:
			'gare du midi, gare de bruxelles midi, bruxelles midi, midi station, brussels midi, brussels south station, brussel zuid, station brussel zuid, brussel zuidstation, zuidstation, brussel midi, bahnhof brussel sud, brussel sud',
		zip: '1060',
	},
	{
		names:
			'gare centrale bruxelles, gare centrale de bruxelles, bruxelles central, bruxelles centrale, brussels central, brussels central station, brussel centraal, station brussel centraal, centraal station brussel, brussel zentralbahnhof',
		zip: '1000',
	},
	{
		names:
			'gare du nord, bruxelles nord, brussels north, brussels north station, brussel noord, station brussel noord, brussel noordstation, noordstation',
		zip: '1030',
	},
	{
		names:
			'schuman, rond point schuman, schumanplein, place schuman, place jourdan, jourdanplein, jourdan, merode, metro merode',
		zip: '1040',
	},
	{
		names:
			'gare du luxembourg, gare de bruxelles luxembourg, bruxelles luxembourg, place du luxembourg, place lux, brussel luxemburg, station luxemburg, luxemburgplein, brussels luxembourg, brussels luxembourg station, luxembourg station, bahnhof brussel luxemburg',
		zip: '1050',
	},
	{ names: 'square montgomery, montgomery, montgomeryplein', zip: '1150' },
	{ names: 'place flagey, flagey, flageyplein, place du chatelain, chatelain, kasteleinsplein', zip: '1050' },
	{ names: 'parvis de saint gilles, parvis saint gilles, parvis, sint gillisvoorplein', zip: '1060' },
	{
		names:
			'sablon, place du sablon, grand sablon, zavel, grote zavel, zavelplein, marolles, marollen, dansaert, quartier dansaert, dansaertwijk, rue dansaert, rue antoine dansaert, place sainte catherine, sainte catherine, place ste catherine, ste catherine, sint katelijneplein',
		zip: '1000',
	},
	{
		names:
			'antwerpen centraal, station antwerpen centraal, centraal station antwerpen, antwerp central, antwerp central station, anvers central, gare centrale anvers, antwerpen zentralbahnhof',
		zip: '2018',
	},
	{ names: 'meir, groenplaats, eilandje', zip: '2000' },
	{ names: 'antwerpen berchem, station antwerpen berchem, station berchem, berchem station', zip: '2600' },
	{
		names:
			'gent sint pieters, station gent sint pieters, sint pietersstation, gand saint pierre, gare de gand saint pierre, ghent sint pieters, ghent st pieters, gent st pieters, bahnhof gent sint pieters, korenmarkt, dampoort, gent dampoort, gand dampoort, ghent dampoort, station gent dampoort',
		zip: '9000',
	},
	{ names: 'liege guillemins, gare des guillemins, guillemins, luik guillemins', zip: '4000' },
	{
		names:
			'kust, belgische kust, vlaamse kust, kustlijn, kustgemeente, kustgemeenten, kuststreek, aan zee, aan de zee, bij de zee, nabij zee, nabij de zee, a la cote, cote belge, littoral, littoral belge, a la mer, bord de mer, au bord de la mer, pres de la mer, proche de la mer, proche mer, coast, belgian coast, flemish coast, seaside, by the sea, at the sea, near the sea, kuste, belgische kuste, flandrische kuste, nordseekuste, am meer, an der see, am strand, noordzee, north sea, mer du nord, nordsee',
		towns:
			'De Panne, Koksijde, Nieuwpoort, Middelkerke, Oostende, Bredene, De Haan, Blankenberge, Zeebrugge, Knokke-Heist',
	},
	{
		names:
			'hageland, kempen, antwerpse kempen, limburgse kempen, noorderkempen, zuiderkempen, campine, pajottenland, ardennen, belgische ardennen, ardenne, ardennes, belgian ardennes, vlaamse ardennen, ardennes flamandes, flemish ardennes, flamische ardennen, haspengouw, hesbaye, waasland, pays de waes, meetjesland, westhoek, vlaamse rand, brusselse rand, rand rond brussel, groene rand, noordrand, zuidrand, oostrand, peripherie bruxelloise, peripherie de bruxelles, brussels periphery, klein brabant, leiestreek, denderstreek, maasland, voerstreek, brugse ommeland, dijleland, oostkantons, cantons de l est, east cantons, ostkantone, ostbelgien, condroz, gaume, famenne, fagnes, hautes fagnes, hoge venen, high fens, hohes venn, borinage, botte du hainaut, pays des collines, pays de herve, entre sambre et meuse, brabant, eifel',
	},
];

/** A station, a square, a part of the country or what lies beyond its border, in any language. */
export const LANDMARK_NAMES = [...LANDMARKS.map(({ names }) => names), ABROAD].join(', ');

const phrasesOf = (names: string) => names.split(', ');

const known: ReadonlyMap<string, Landmark> = new Map(
	LANDMARKS.flatMap((landmark) => phrasesOf(landmark.names).map((phrase) => [phrase, landmark] as const)),
);

const ofPostcodes = Map.groupBy(LANDMARKS, ({ zip }) => zip);

/** Names of the stations and squares with a postcode. */
export const landmarksIn = (postcode: string): readonly string[] =>
	(ofPostcodes.get(postcode) ?? []).flatMap(({ names }) => phrasesOf(names));

/** Where a landmark lies: names of towns, or a postcode; none of one without borders. */
export function landmarkCalled(phrase: string): { zip?: string; towns: readonly string[] } {
	const { zip, towns } = known.get(searchableText(phrase)) ?? {};
	return zip === undefined ? { towns: towns ? towns.split(', ') : [] } : { zip, towns: [zip] };
}
