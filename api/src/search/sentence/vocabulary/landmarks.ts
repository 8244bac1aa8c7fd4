import { searchableText } from '../../searchable-text.ts';
import { ABROAD } from './abroad.ts';

/** What people name instead of a town: a station, a square, a part of the country. */
interface Landmark {
	/** In all languages; those of a spot as people write them, since suggestions show them */
	names: string;
	/** The postcode that it lies in: of a spot, which no filter knows more closely */
	zip?: string;
	/** The towns that it is made of, where these are exactly known */
	towns?: string;
}

/** General knowledge: where a spot lies, which towns lie on the sea, and which are of a part that the law or the post names. Other parts of the country, and rivers, have no borders of their own. */
const LANDMARKS: readonly Landmark[] = [
	{
		names:
			'Gare du Midi, Gare de Bruxelles-Midi, Bruxelles-Midi, Midi station, Brussels-Midi, Brussels South station, Brussel-Zuid, Station Brussel-Zuid, Brussel Zuidstation, Zuidstation, Brussel-Midi, Bahnhof Brüssel-Süd, Brüssel-Süd',
		zip: '1060',
	},
	{
		names:
			'Gare Centrale Bruxelles, Gare Centrale de Bruxelles, Bruxelles-Central, Bruxelles-Centrale, Brussels-Central, Brussels-Central station, Brussel-Centraal, Station Brussel-Centraal, Centraal station Brussel, Brüssel Zentralbahnhof',
		zip: '1000',
	},
	{
		names:
			'Gare du Nord, Bruxelles-Nord, Brussels-North, Brussels-North station, Brussel-Noord, Station Brussel-Noord, Brussel Noordstation, Noordstation',
		zip: '1030',
	},
	{
		names:
			'Schuman, Rond-Point Schuman, Schumanplein, Place Schuman, Place Jourdan, Jourdanplein, Jourdan, Merode, Metro Merode',
		zip: '1040',
	},
	{
		names:
			'Gare du Luxembourg, Gare de Bruxelles-Luxembourg, Bruxelles-Luxembourg, Place du Luxembourg, Place Lux, Brussel-Luxemburg, Station Luxemburg, Luxemburgplein, Brussels-Luxembourg, Brussels-Luxembourg station, Luxembourg station, Bahnhof Brüssel-Luxemburg',
		zip: '1050',
	},
	{ names: 'Square Montgomery, Montgomery, Montgomeryplein', zip: '1150' },
	{ names: 'Place Flagey, Flagey, Flageyplein, Place du Châtelain, Châtelain, Kasteleinsplein', zip: '1050' },
	{
		names:
			'Matongé, Quartier Matongé, Matongéwijk, Porte de Namur, Naamsepoort, Naamse Poort, Place Stéphanie, Stefaniaplein, Stéphanie, ULB, Solbosch, Campus Solbosch, VUB, Campus Etterbeek, Place Saint-Boniface, Saint-Boniface, Cimetière d’Ixelles',
		zip: '1050',
	},
	{ names: 'Place Dailly, Daillyplein', zip: '1030' },
	{ names: 'Kuregem, Cureghem', zip: '1070' },
	{ names: 'Terdelt, Quartier Terdelt, Wijk Terdelt, Terdeltwijk', zip: '1030' },
	{ names: 'Parvis de Saint-Gilles, Parvis Saint-Gilles, Parvis, Sint-Gillisvoorplein', zip: '1060' },
	{
		names:
			'Sablon, Place du Sablon, Grand Sablon, Zavel, Grote Zavel, Zavelplein, Marolles, Marollen, Dansaert, Quartier Dansaert, Dansaertwijk, Rue Dansaert, Rue Antoine Dansaert, Place Sainte-Catherine, Sainte-Catherine, Place Ste-Catherine, Ste-Catherine, Sint-Katelijneplein, Quartier européen, Europese wijk, European quarter, EU quarter, Europaviertel',
		zip: '1000',
	},
	{
		names:
			'Antwerpen-Centraal, Station Antwerpen-Centraal, Centraal station Antwerpen, Antwerp Central, Antwerp Central station, Anvers Central, Gare Centrale Anvers, Antwerpen Zentralbahnhof',
		zip: '2018',
	},
	{ names: 'Meir, Groenplaats, Eilandje', zip: '2000' },
	{ names: 'Zurenborg, Wijk Zurenborg', zip: '2018' },
	{
		names: 'Sint-Andries Antwerpen, Antwerpen Sint-Andries, Antwerpen Zuid, Het Zuid Antwerpen',
		zip: '2000',
	},
	{ names: 'Linkeroever, Antwerpen Linkeroever', zip: '2050' },
	{ names: 'Seefhoek, Antwerpen Noord', zip: '2060' },
	{ names: 'Outremeuse, Liège Outremeuse', zip: '4020' },
	{ names: 'Kiel, Antwerpen Kiel, Wijk Kiel', zip: '2020' },
	{ names: 'Antwerpen-Berchem, Station Antwerpen-Berchem, Station Berchem, Berchem station', zip: '2600' },
	{
		names:
			'Gent-Sint-Pieters, Station Gent-Sint-Pieters, Sint-Pietersstation, Gand-Saint-Pierre, Gare de Gand-Saint-Pierre, Ghent-Sint-Pieters, Ghent-St-Pieters, Gent-St-Pieters, Bahnhof Gent-Sint-Pieters, Korenmarkt, Dampoort, Gent-Dampoort, Gand-Dampoort, Ghent-Dampoort, Station Gent-Dampoort, Ghent-Dampoort station, Gent-Sint-Pieters station, Ghent-Sint-Pieters station, Ghent-St-Pieters station, Gent-St-Pieters station, Station Sint-Pieters, Gare Gand-Saint-Pierre, Gare Saint-Pierre, Patershol, Muide, Rabot, Brugse Poort, Ekkergem, Heirnis, Sluizeken, Sluizeken-Tolhuis, Tolhuis, Watersportbaan, Bloemekenswijk, Nieuw Gent, Gent Zuid',
		zip: '9000',
	},
	{ names: 'Liège-Guillemins, Gare des Guillemins, Guillemins, Luik-Guillemins', zip: '4000' },
	{
		names:
			'kust, belgische kust, vlaamse kust, kustlijn, kustgemeente, kustgemeenten, kuststreek, aan zee, aan de zee, bij de zee, nabij zee, nabij de zee, vlakbij zee, vlakbij de zee, dichtbij zee, dichtbij de zee, dicht bij zee, dicht bij de zee, kort bij de zee, naast de zee, close to the sea, next to the sea, nahe am meer, nahe der see, a la cote, cote belge, littoral, littoral belge, a la mer, bord de mer, au bord de la mer, pres de la mer, proche de la mer, proche mer, coast, belgian coast, flemish coast, seaside, by the sea, at the sea, near the sea, kuste, belgische kuste, flandrische kuste, nordseekuste, am meer, an der see, am strand, noordzee, north sea, mer du nord, nordsee',
		towns:
			'De Panne, Koksijde, Nieuwpoort, Middelkerke, Oostende, Bredene, De Haan, Blankenberge, Zeebrugge, Knokke-Heist',
	},
	{
		names:
			'ostbelgien, east belgium, belgique germanophone, oost belgie, deutschsprachige gemeinschaft, deutschsprachiges belgien, deutschsprachigen belgien, communaute germanophone, duitstalige gemeenschap, german speaking community, german speaking belgium',
		towns: 'Amel, Büllingen, Burg-Reuland, Bütgenbach, Eupen, Kelmis, Lontzen, Raeren, Sankt Vith',
	},
	{
		names: 'oostkantons, cantons de l est, east cantons, ostkantone',
		towns:
			'Amel, Büllingen, Burg-Reuland, Bütgenbach, Eupen, Kelmis, Lontzen, Raeren, Sankt Vith, Malmedy, Waimes',
	},
	{
		names: 'vlaamse rand, vlaamse rand rond brussel, vlaamse rand om brussel',
		towns:
			'Asse, Beersel, Dilbeek, Drogenbos, Grimbergen, Hoeilaart, Kraainem, Linkebeek, Machelen, Meise, Merchtem, Overijse, Sint-Genesius-Rode, Sint-Pieters-Leeuw, Tervuren, Vilvoorde, Wemmel, Wezembeek-Oppem, Zaventem',
	},
	{ names: 'voerstreek', towns: 'Voeren' },
	{ names: 'klein brabant', towns: 'Bornem, Puurs-Sint-Amands' },
	{
		names:
			'hageland, kempen, antwerpse kempen, limburgse kempen, noorderkempen, zuiderkempen, campine, pajottenland, ardennen, belgische ardennen, ardenne, ardennes, belgian ardennes, vlaamse ardennen, ardennes flamandes, flemish ardennes, flamische ardennen, haspengouw, hesbaye, waasland, pays de waes, meetjesland, westhoek, brusselse rand, rand rond brussel, groene rand, noordrand, zuidrand, oostrand, peripherie bruxelloise, brussels periphery, leiestreek, denderstreek, maasland, brugse ommeland, dijleland, condroz, gaume, famenne, fagnes, hautes fagnes, hoge venen, high fens, hohes venn, borinage, botte du hainaut, pays des collines, pays de herve, entre sambre et meuse, brabant, eifel, meuse, schelde, escaut, scheldt, leie, sambre',
	},
];

/** As vocabularies spell phrases */
const phrasesOf = (names: string) => names.split(', ').map(searchableText);

/** A station, a square, a part of the country or what lies beyond its border, in any language. */
export const LANDMARK_NAMES = [...LANDMARKS.flatMap(({ names }) => phrasesOf(names)), ABROAD].join(', ');

const known: ReadonlyMap<string, Landmark> = new Map(
	LANDMARKS.flatMap((landmark) => phrasesOf(landmark.names).map((phrase) => [phrase, landmark] as const)),
);

const ofPostcodes = Map.groupBy(LANDMARKS, ({ zip }) => zip);

/** Names of the stations and squares with a postcode, as people write them. */
export const landmarksIn = (postcode: string): readonly string[] =>
	(ofPostcodes.get(postcode) ?? []).flatMap(({ names }) => names.split(', '));

/** Where a landmark lies: names of towns, or a postcode; none of one without borders. */
export function landmarkCalled(phrase: string): { zip?: string; towns: readonly string[] } {
	const { zip, towns } = known.get(searchableText(phrase)) ?? {};
	return zip === undefined ? { towns: towns ? towns.split(', ') : [] } : { zip, towns: [zip] };
}
