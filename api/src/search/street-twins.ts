import { searchableText } from './searchable-text.ts';

/**
 * Streets of Brussels that both of its languages name, a French and a Dutch name each. General knowledge, and only of names that no other town
 * of the country has as well: "rue Neuve" is a Nieuwstraat in half of Flanders.
 */
const TWINS = `
	avenue Louise|Louizalaan, place Louise|Louizaplein, boulevard Anspach|Anspachlaan, boulevard de Waterloo|Waterloolaan,
	boulevard du Régent|Regentlaan, boulevard Général Jacques|Generaal Jacqueslaan, boulevard Lambermont|Lambermontlaan,
	boulevard Auguste Reyers|Auguste Reyerslaan, boulevard Brand Whitlock|Brand Whitlocklaan,
	boulevard Saint-Michel|Sint-Michielslaan, boulevard du Souverain|Vorstlaan, boulevard de la Woluwe|Woluwelaan,
	boulevard Léopold II|Leopold II-laan, boulevard Adolphe Max|Adolphe Maxlaan, boulevard Emile Jacqmain|Emile Jacqmainlaan,
	boulevard Maurice Lemonnier|Maurice Lemonnierlaan, avenue de Tervueren|Tervurenlaan,
	avenue Franklin Roosevelt|Franklin Rooseveltlaan, avenue Winston Churchill|Winston Churchilllaan,
	avenue Brugmann|Brugmannlaan, avenue Molière|Molièrelaan, avenue de la Couronne|Kroonlaan,
	avenue Louis Bertrand|Louis Bertrandlaan, avenue de la Toison d'Or|Guldenvlieslaan, avenue Montjoie|Montjoielaan,
	avenue Coghen|Coghenlaan, avenue De Fré|De Frélaan, avenue Georges Henri|Georges Henrilaan, avenue Ducpétiaux|Ducpétiauxlaan,
	chaussée d'Ixelles|Elsensesteenweg, chaussée d'Ixelles|Elsense Steenweg, chaussée de Waterloo|Waterloosesteenweg,
	chaussée de Waterloo|Waterloose Steenweg, chaussée d'Alsemberg|Alsembergsesteenweg,
	chaussée d'Alsemberg|Alsembergse Steenweg, chaussée de Vleurgat|Vleurgatsesteenweg,
	chaussée de Vleurgat|Vleurgatse Steenweg, chaussée de Boondael|Boondaalsesteenweg, chaussée de Boondael|Boondaalse Steenweg,
	chaussée de Haecht|Haachtsesteenweg, rue du Bailli|Baljuwstraat, rue de Livourne|Livornostraat, rue Defacqz|Defacqzstraat,
	rue du Page|Edelknaapstraat, rue de Stassart|De Stassartstraat, rue du Trône|Troonstraat, rue Belliard|Belliardstraat,
	rue de la Loi|Wetstraat, rue Blaes|Blaesstraat`;

const others = new Map<string, readonly string[]>();
for (const pair of TWINS.split(',')) {
	const [one = '', other = ''] = pair.split('|').map(searchableText);
	others.set(one, [...(others.get(one) ?? []), other]);
	others.set(other, [...(others.get(other) ?? []), one]);
}

/** What the other language of Brussels calls a street, as searches compare names. */
export const otherStreetNames = (name: string): readonly string[] => others.get(name) ?? [];
