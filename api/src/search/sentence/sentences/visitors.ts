import type { Goal, Language } from '@estate/shared-contract';

/** A sentence on the list of a goal, what it must be understood as, and what is named as not looked for. */
type Visited = readonly [text: string, goal: Goal, understood: string, named?: string];

/** What four visitors asked and did not get: each group by the cause that was mended. */
export const VISITORS: Record<Language, readonly Visited[]> = {
	nl: [
		// A rent is no postcode of a second town
		['gent 2 slpk 1300', 1, 'rent city=gent|9000&bedrooms=2&price=0-1300'],
		['elsene 2 slaapkamers 1400', 1, 'rent city=elsene|1050&bedrooms=2&price=0-1400'],
		['gent terras 1300', 1, 'rent city=gent|9000&price=0-1300&feature=terrace'],
		['brussel 1200', 1, 'rent city=brussels hoofdstedelijk gewest|&price=0-1200'],
		['brussel 2 slpk 1200', 1, 'rent city=brussels hoofdstedelijk gewest|&bedrooms=2&price=0-1200'],
		['leuven 1180', 1, 'rent city=leuven|3000&price=0-1180'],
		['gent 1300 max 1200', 1, 'rent city=gent|9000&price=0-1200', '1300'],
		['1300', 1, 'rent city=waver|1300'],
		['gent te huur 1300', 0, 'rent city=gent|9000&price=0-1300'],
		['gent 9050', 0, 'city=gent|9050'],
		// Businesses have an area; places for cars have none
		['kantoor 100 m2', 0, 'type=9&area=100-'],
		['magazijn 500m2', 0, 'type=8&area=500-'],
		['loods van 1000 m2', 0, 'type=8&area=1000-'],
		['garage 20 m2', 0, 'type=7', '20 m2'],
		['loods 500 m2 op 2000 m2 grond', 0, 'type=8&area=500-&plot=2000-'],
		// A quarter is its town, and a mistyped place lies near the one beside it
		['matongé', 0, 'city=elsene|1050', 'matongé'],
		['ekkergem', 0, 'city=gent|9000', 'ekkergem'],
		['huis ekkergem gent', 0, 'city=gent|9000&type=1', 'ekkergem'],
		['heirnis', 0, 'city=gent|9000', 'heirnis'],
		['huis sluizeken gent', 0, 'city=gent|9000&type=1', 'sluizeken'],
		['terdelt', 0, 'city=schaarbeek|1030', 'terdelt'],
		['huis zurenborg antwerpen', 0, 'city=antwerpen|2018&type=1', 'zurenborg'],
		['antwerpen kiel', 0, 'city=antwerpen|2020', 'antwerpen kiel'],
		['europese wijk', 0, 'city=brussel|1000', 'europese wijk'],
		['vub', 0, 'city=elsene|1050', 'vub'],
		['huis gent antwrepen', 0, 'city=gent|9000&type=1', 'antwrepen'],
		['huis gent of antwrepen', 0, 'city=gent|9000&city=antwerpen|2000&type=1'],
		['huis gentbruge gent', 0, 'city=gentbrugge|9050&type=1'],
		['nieuwerkerken aalst', 0, 'city=nieuwerkerken|9320'],
		['nieuwerkerken bij aalst', 0, 'city=nieuwerkerken|9320'],
		['nieuwerkerken', 0, 'city=nieuwerkerken|3850'],
		[
			'huis dichtbij station gent sint pieters',
			0,
			'city=gent|9000&type=1',
			'dichtbij station gent sint pieters',
		],
		['gent centrum', 0, 'city=gent|9000', 'centrum'],
		['centrum', 0, '', 'centrum'],
		// Budgets as people write them
		['350 t euro', 0, 'price=0-350000'],
		['350t', 0, 'price=0-350000'],
		['huis 300-400', 0, 'type=1&price=300000-400000'],
		['mortsel huis 400-500', 0, 'city=mortsel|2640&type=1&price=400000-500000'],
		['grond 300-400', 0, 'type=4', '300-400'],
		['huis 150-200', 0, 'type=1', '150-200'],
		['rond de 400', 0, 'price=360000-440000'],
		['een half miljoentje', 0, 'price=0-500000'],
		['appartement max 900 incl', 0, 'rent type=2&price=0-900', 'incl'],
		['appartement max 900 incl garage', 0, 'type=2&feature=parking', 'max 900'],
	],
	fr: [
		// A rent is no postcode of a second town
		['ixelles 2ch 1500', 1, 'rent city=ixelles|1050&bedrooms=2&price=0-1500'],
		['ixelles 2ch à 1400', 1, 'rent city=ixelles|1050&bedrooms=2&price=0-1400'],
		['bruxelles 1200', 1, 'rent city=région de bruxelles-capitale|&price=0-1200'],
		['bruxelles 2ch 1150', 1, 'rent city=région de bruxelles-capitale|&bedrooms=2&price=0-1150'],
		['1050 2ch 1300', 1, 'rent city=ixelles|1050&bedrooms=2&price=0-1300'],
		['ixelles 1060', 1, 'rent city=ixelles|1050', '1060'],
		['ixelles ou 1060 2ch', 1, 'rent city=ixelles|1050&city=saint-gilles|1060&bedrooms=2'],
		['1050 1060 2ch', 1, 'rent city=ixelles|1050&city=saint-gilles|1060&bedrooms=2'],
		['ixelles 1400', 0, 'city=ixelles|1050', '1400'],
		['ixelles 2ch 1400 balcon', 0, 'city=ixelles|1050&bedrooms=2&feature=terrace', '1400'],
		// Businesses have an area; places for cars have none
		['entrepôt 500 m2', 0, 'type=8&area=500-'],
		['garage 15 m²', 0, 'type=7', '15 m²'],
		// A quarter is its town, and a mistyped place lies near the one beside it
		['matonge', 0, 'city=ixelles|1050', 'matonge'],
		['porte de namur appartement', 0, 'city=ixelles|1050&type=2', 'porte de namur'],
		['place stéphanie', 0, 'city=ixelles|1050', 'place stéphanie'],
		['quartier européen', 0, 'city=bruxelles|1000', 'quartier européen'],
		["appartement près de l'ULB", 0, 'city=ixelles|1050&type=2', "près de l'ULB"],
		['maison proche gare gand saint pierre', 0, 'city=gand|9000&type=1', 'proche gare gand saint pierre'],
		['appartement xhendeles bruxelles', 0, 'city=région de bruxelles-capitale|&type=2', 'xhendeles'],
		// A new part makes no home new
		['cuisine neuve', 0, '', 'cuisine neuve'],
		['maison cuisine neuve gand', 0, 'city=gand|9000&type=1', 'cuisine neuve'],
		['salle de bain neuve', 0, '', 'salle de bain neuve'],
		['chaudière neuve', 0, '', 'chaudière neuve'],
		['châssis neufs', 0, '', 'châssis neufs'],
		['maison toiture neuve', 0, 'type=1', 'toiture neuve'],
		['appartement avec cuisine équipée neuve', 0, 'type=2', 'cuisine équipée neuve'],
		['maison 3 chambres neuve', 0, 'type=1&bedrooms=3&projects=only'],
		['maison avec garage neuf', 0, 'type=1&garages=1', 'neuf'],
		['état neuf', 0, '', 'état neuf'],
		['maison neuve', 0, 'type=1&projects=only'],
		// Budgets as people write them
		['maison 300-400', 0, 'type=1&price=300000-400000'],
		['autour de 400', 0, 'price=360000-440000'],
	],
	en: [
		// A rent is no postcode of a second town
		['ixelles 2 bed 1500', 1, 'rent city=ixelles|1050&bedrooms=2&price=0-1500'],
		['brussels 1200', 1, 'rent city=brussels-capital region|&price=0-1200'],
		['ghent around 1300', 1, 'rent city=ghent|9000&price=1170-1430'],
		['2018 antwerp', 0, 'city=antwerp|2018'],
		// Businesses have an area; places for cars have none
		['office 100 sqm', 0, 'type=9&area=100-'],
		['parking 15 m²', 0, 'type=7', '15 m²'],
		// A quarter is its town, and a mistyped place lies near the one beside it
		['close to ghent sint-pieters station', 0, 'city=ghent|9000', 'close to ghent sint-pieters station'],
		['european quarter', 0, 'city=brussels|1000', 'european quarter'],
		['ghent city centre', 0, 'city=ghent|9000', 'city centre'],
		// Budgets as people write them
		['around 400', 0, 'price=360000-440000'],
		['£300k', 0, '', '£300k'],
		['house £300k-£400k ghent', 0, 'city=ghent|9000&type=1', '£300k; £400k'],
		['$500k', 0, '', '$500k'],
		['house 300k gbp', 0, 'type=1', '300k gbp'],
	],
	de: [
		// A rent is no postcode of a second town
		['Gent 2 Zimmer 1300', 1, 'rent city=gent|9000&bedrooms=1&price=0-1300'],
		['Brüssel 1200', 1, 'rent city=region brüssel-hauptstadt|&price=0-1200'],
		['Gent 9300', 0, 'city=gent|9000', '9300'],
		// Businesses have an area; places for cars have none
		['Büro 100 qm', 0, 'type=9&area=100-'],
		['Garage 20 m²', 0, 'type=7', '20 m²'],
		// A quarter is its town, and a mistyped place lies near the one beside it
		['Wohnung Gent Innenstadt', 0, 'city=gent|9000&type=2', 'Innenstadt'],
		['Wohnung Patershol', 0, 'city=gent|9000&type=2', 'Patershol'],
		// A new part makes no home new
		['neue Küche', 0, '', 'neue Küche'],
		['neues Bad', 0, '', 'neues Bad'],
		['Neues Dach', 0, '', 'Neues Dach'],
		['Wohnung neue Küche Gent', 0, 'city=gent|9000&type=2', 'neue Küche'],
		['neues Haus', 0, 'type=1&projects=only'],
		// Budgets as people write them
		['350 T Euro', 0, 'price=0-350000'],
		['350 TEUR', 0, 'price=0-350000'],
		['350TEUR', 0, 'price=0-350000'],
		['Haus 350 T€', 0, 'type=1&price=0-350000'],
		['um 400', 0, 'price=360000-440000'],
		['Warmmiete 900', 0, 'rent price=0-900', 'Warmmiete'],
		['Wohnung warm 900', 1, 'rent type=2&price=0-900', 'warm'],
		['Wohnung max 900 incl', 0, 'rent type=2&price=0-900', 'incl'],
	],
};
