/** Names of a place that has more than one. */
export interface NamedPlace {
	/** As GeoNames spells it */
	gazetteer: string;
	country: string;
	/** The gazetteer's code of its province, where two places have the name */
	province?: string;
	/** 1 is written from afar, 2 from the middle distance */
	rank: 1 | 2;
	/** Dutch, French, English, German; one name stands for all */
	names: readonly [string] | readonly [nl: string, fr: string, en: string, de: string];
}

const place = (
	rank: 1 | 2,
	gazetteer: string,
	names: NamedPlace['names'] = [gazetteer],
	country = 'BE',
	province?: string,
): NamedPlace => ({ gazetteer, country, rank, names, ...(province ? { province } : {}) });

/** Places that are written larger, or that each language names its own way. All others of Belgium are written small, as the site's gazetteer names them. */
export const NAMED_PLACES: readonly NamedPlace[] = [
	place(1, 'Brussels', ['Brussel', 'Bruxelles', 'Brussels', 'Brüssel']),
	place(1, 'Antwerp', ['Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen']),
	place(1, 'Gent', ['Gent', 'Gand', 'Ghent', 'Gent']),
	place(1, 'Brugge', ['Brugge', 'Bruges', 'Bruges', 'Brügge']),
	place(1, 'Liège', ['Luik', 'Liège', 'Liège', 'Lüttich']),
	place(1, 'Namur', ['Namen', 'Namur', 'Namur', 'Namur']),
	place(1, 'Charleroi'),
	place(1, 'Leuven', ['Leuven', 'Louvain', 'Leuven', 'Löwen']),
	place(1, 'Mons', ['Bergen', 'Mons', 'Mons', 'Mons']),
	place(1, 'Hasselt'),
	place(1, 'Kortrijk', ['Kortrijk', 'Courtrai', 'Kortrijk', 'Kortrijk']),
	place(1, 'Mechelen', ['Mechelen', 'Malines', 'Mechelen', 'Mecheln']),
	place(1, 'Arlon', ['Aarlen', 'Arlon', 'Arlon', 'Arel']),
	place(2, 'Ostend', ['Oostende', 'Ostende', 'Ostend', 'Ostende']),
	place(2, 'Aalst', ['Aalst', 'Alost', 'Aalst', 'Aalst']),
	place(2, 'Sint-Niklaas', ['Sint-Niklaas', 'Saint-Nicolas', 'Sint-Niklaas', 'Sint-Niklaas']),
	place(2, 'Tournai', ['Doornik', 'Tournai', 'Tournai', 'Tournai']),
	place(2, 'Genk'),
	place(2, 'Roeselare', ['Roeselare', 'Roulers', 'Roeselare', 'Roeselare']),
	place(2, 'Verviers'),
	place(2, 'Turnhout'),
	place(2, 'Dendermonde', ['Dendermonde', 'Termonde', 'Dendermonde', 'Dendermonde']),
	place(2, 'Lokeren'),
	place(2, 'Ieper', ['Ieper', 'Ypres', 'Ypres', 'Ypern']),
	place(2, 'Oudenaarde', ['Oudenaarde', 'Audenarde', 'Oudenaarde', 'Oudenaarde']),
	place(2, 'Geraardsbergen', ['Geraardsbergen', 'Grammont', 'Geraardsbergen', 'Geraardsbergen']),
	place(2, 'Ronse', ['Ronse', 'Renaix', 'Ronse', 'Ronse']),
	place(2, 'Lier', ['Lier', 'Lierre', 'Lier', 'Lier']),
	place(2, 'Herentals'),
	place(2, 'Geel'),
	place(2, 'Mol'),
	place(2, 'Diest'),
	place(2, 'Tienen', ['Tienen', 'Tirlemont', 'Tienen', 'Tienen']),
	place(2, 'Sint-Truiden', ['Sint-Truiden', 'Saint-Trond', 'Sint-Truiden', 'Sint-Truiden']),
	place(2, 'Tongeren', ['Tongeren', 'Tongres', 'Tongeren', 'Tongern']),
	place(2, 'Maaseik'),
	place(2, 'Halle', ['Halle', 'Hal', 'Halle', 'Halle'], 'BE', 'VBR'),
	place(2, 'Vilvoorde', ['Vilvoorde', 'Vilvorde', 'Vilvoorde', 'Vilvoorde']),
	place(2, 'Waregem'),
	place(2, 'Deinze'),
	place(2, 'Eeklo'),
	place(2, 'Knokke'),
	place(2, 'Veurne', ['Veurne', 'Furnes', 'Veurne', 'Veurne']),
	place(2, 'De Panne', ['De Panne', 'La Panne', 'De Panne', 'De Panne']),
	place(2, 'Wavre', ['Waver', 'Wavre', 'Wavre', 'Wavre']),
	place(2, 'Nivelles', ['Nijvel', 'Nivelles', 'Nivelles', 'Nivelles']),
	place(2, 'Waterloo'),
	place(2, 'La Louvière'),
	place(2, 'Mouscron', ['Moeskroen', 'Mouscron', 'Mouscron', 'Mouscron']),
	place(2, 'Ath', ['Aat', 'Ath', 'Ath', 'Ath']),
	place(2, 'Dinant'),
	place(2, 'Huy', ['Hoei', 'Huy', 'Huy', 'Huy']),
	place(2, 'Eupen'),
	place(2, 'Spa'),
	place(2, 'Bastogne', ['Bastenaken', 'Bastogne', 'Bastogne', 'Bastnach']),
	place(2, 'Marche-en-Famenne'),
	place(2, 'Bouillon'),
	place(2, 'Chimay'),
	place(2, 'Lille', ['Rijsel', 'Lille', 'Lille', 'Lille'], 'FR'),
	place(2, 'Dunkirk', ['Duinkerke', 'Dunkerque', 'Dunkirk', 'Dünkirchen'], 'FR'),
	place(2, 'Valenciennes', ['Valenciennes'], 'FR'),
	place(2, 'Reims', ['Reims'], 'FR'),
	place(2, 'Maastricht', ['Maastricht'], 'NL'),
	place(2, 'Eindhoven', ['Eindhoven'], 'NL'),
	place(2, 'Breda', ['Breda'], 'NL'),
	place(2, 'Rotterdam', ['Rotterdam'], 'NL'),
	place(2, 'Middelburg', ['Middelburg'], 'NL'),
	place(2, 'Terneuzen', ['Terneuzen'], 'NL'),
	place(2, 'Aachen', ['Aken', 'Aix-la-Chapelle', 'Aachen', 'Aachen'], 'DE'),
	place(2, 'Köln', ['Keulen', 'Cologne', 'Cologne', 'Köln'], 'DE'),
	place(1, 'Luxembourg', ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'], 'LU'),
];
