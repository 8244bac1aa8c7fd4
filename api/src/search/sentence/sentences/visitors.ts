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
		['gent 9000 1200', 1, 'rent city=gent|9000&price=0-1200'],
		['1000 1050', 1, 'rent city=brussel|1000&city=elsene|1050'],
		['gent te huur 1300', 0, 'rent city=gent|9000&price=0-1300'],
		['gent 9050', 0, 'city=gent|9050'],
		['beveren 9120', 0, 'city=beveren|9120'],
		['gent 9000 9050', 0, 'city=gent|9000&city=gent|9050'],
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
		// Who looks for a home, and with whom, is named
		['jong koppel', 0, '', 'jong koppel'],
		['huis voor jong koppel', 0, 'type=1', 'jong koppel'],
		['betaalbaar huis', 0, 'type=1', 'betaalbaar'],
		['schoonmoeder', 0, '', 'schoonmoeder'],
		['gezin met 3 kinderen', 0, '', 'gezin; 3 kinderen'],
		// A piece of a word says nothing
		['huis bewoonbaar 120 perceel 300', 0, 'type=1&area=120-&plot=300-'],
		['halle aalst', 0, 'city=halle|1500&city=aalst|9300'],
		// Of a choice of rooms the larger is named
		['2 of 3 slaapkamers', 0, 'bedrooms=2&bedrooms-max=3'],
		// References
		['ref 2120', 0, 'search=ref 2120'],
		['gent ref 1300', 0, 'search=ref 1300&city=gent|9000'],
		['Kerkstraat nr 12', 0, 'search=Kerkstraat nr 12'],
		// Words that hide nothing
		['zonder werken, instapklaar', 0, '', 'zonder werken; instapklaar'],
		['2de verblijf', 0, 'type=1&type=2', '2de verblijf'],
		['zoek iets kleins voor mij alleen in het centrum', 0, '', 'kleins; voor mij alleen; centrum'],
		[
			'huis vlakbij de zee',
			0,
			'city=de panne|8660&city=koksijde|8670&city=nieuwpoort|8620&city=middelkerke|8430&city=oostende|8400&city=bredene|8450&city=de haan|8420&city=blankenberge|8370&city=zeebrugge|8380&city=knokke-heist|8300&type=1',
		],
		['duurste', 0, 'sort=price-desc'],
		// A mistyped town is no mistyped "no"
		['gend', 0, 'city=gent|9000'],
		['huis gend', 0, 'city=gent|9000&type=1'],
		['apartement gend', 0, 'city=gent|9000&type=2'],
		['huis getn', 0, 'city=gent|9000&type=1'],
		['huis geen tuin', 0, 'type=1', 'geen tuin'],
		// Free at once is said of what is sold as well
		['onmiddellijk beschikbaar', 0, '', 'onmiddellijk beschikbaar'],
		['huis vrij op 1 januari', 0, 'type=1', 'vrij op 1 januari'],
		['appartement vrij vanaf maart 2031', 1, 'rent type=2&available=2031-03'],
		// Ixelles as its people write it
		['XL', 0, 'city=elsene|1050'],
		['XL appartement', 0, 'type=2', 'XL'],
		['exact 2 slaapkamers', 0, 'bedrooms=2&bedrooms-max=2'],
		// What is left of a sentence is no whole text
		['hond toegelaten', 0, '', 'hond toegelaten'],
		['btw 6%', 0, '', 'btw; 6%'],
		['appartement sint-andries antwerpen', 0, 'city=antwerpen|2000&type=2', 'sint-andries antwerpen'],
		// What a home is not to be near is named whole
		['niet dicht bij het station', 0, '', 'niet dicht bij het station'],
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
		['ixelles 1050 1400', 0, 'city=ixelles|1050', '1400'],
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
		// Who looks for a home, and with whom, is named
		['seul avec un chien', 0, '', 'seul; un chien'],
		['animaux', 0, '', 'animaux'],
		['belle-mère', 0, '', 'belle-mère'],
		['chat accepté location', 0, 'rent', 'chat accepté'],
		// A piece of a word says nothing
		['maison habitable 120 terrain 300', 0, 'type=1&area=120-&plot=300-'],
		['appartement 1 pièce', 0, 'type=3'],
		// Of a choice of rooms the larger is named
		['3 ou 4 chambres', 0, 'bedrooms=3&bedrooms-max=4'],
		// Words that hide nothing
		['tva réduite 6%', 0, '', 'tva réduite; 6%'],
		['hors zone inondable', 0, '', 'hors zone inondable'],
		['budget serré', 0, '', 'budget serré'],
		['le plus cher', 0, 'sort=price-desc'],
		// Free at once is said of what is sold as well
		['maison libre de suite', 0, 'type=1', 'libre de suite'],
		// Ixelles as its people write it
		['ixl', 0, 'city=ixelles|1050'],
		// What is left of a sentence is no whole text
		['pmr', 0, 'search=pmr'],
		['chambre au rez-de-chaussée', 0, '', 'chambre; rez-de-chaussée'],
		// What a home is not to be near is named whole
		['pas près de la gare', 0, '', 'pas près de la gare'],
		['maison pas à proximité de l’école', 0, 'type=1', 'pas à proximité de l’école'],
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
		// Who looks for a home, and with whom, is named
		['pets', 0, '', 'pets'],
		['house for my mother in law', 0, 'type=1', 'mother in law'],
		['family of five', 0, '', 'family of five'],
		['first-time buyer ghent', 0, 'city=ghent|9000', 'first-time buyer'],
		['buy to let', 0, '', 'buy to let'],
		['house needs work', 0, 'type=1', 'needs work'],
		['work from home', 0, '', 'work from home'],
		// A piece of a word says nothing
		['end of terrace house ghent', 0, 'city=ghent|9000&subtype=rijwoning'],
		['house in as is condition', 0, 'type=1', 'in as is condition'],
		// Of a choice of rooms the larger is named
		['two or three bedrooms', 0, 'bedrooms=2&bedrooms-max=3'],
		// Words that hide nothing
		['cheap rent', 0, 'rent', 'cheap'],
		['somewhere cheap and cheerful', 0, '', 'cheap and cheerful'],
		['most expensive', 0, 'sort=price-desc'],
		// Free at once is said of what is sold as well
		['available now', 0, '', 'available now'],
		// What is left of a sentence is no whole text
		['no work needed', 0, '', 'no work needed'],
		// What a home is not to be near is named whole
		['not near the station', 0, '', 'not near the station'],
		['house not close to Ghent', 0, 'type=1', 'not close to Ghent'],
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
		// Who looks for a home, and with whom, is named
		['junges Paar', 0, '', 'junges Paar'],
		['Schwiegermutter', 0, '', 'Schwiegermutter'],
		['Haus am Wasser', 0, 'type=1', 'am Wasser'],
		// A piece of a word says nothing
		['Gartenwohnung', 0, 'type=2&feature=garden'],
		['1-Zimmer-Wohnung', 0, 'type=3'],
		['1-Zi-Apartment', 0, 'type=3'],
		['2-Zimmer-Wohnung', 0, 'type=2&bedrooms=1'],
		['Hof in Deinze', 0, 'city=deinze|9800', 'Hof'],
		['Halle Aalst', 0, 'city=aalst|9300&type=8'],
		['Halle in Aalst', 0, 'city=aalst|9300&type=8'],
		['Halle', 0, 'city=halle|1500'],
		// Of a choice of rooms the larger is named
		['2 oder 3 Schlafzimmer', 0, 'bedrooms=2&bedrooms-max=3'],
		['zwei oder drei Zimmer', 0, 'bedrooms=1&bedrooms-max=2'],
		// References
		['Objekt 2120', 0, 'search=Objekt 2120'],
		['Objektnummer 2120', 0, 'search=Objektnummer 2120'],
		['Objekt-Nr. 2120', 0, 'search=Objekt-Nr 2120'],
		['Nr. 2120', 0, 'search=Nr 2120'],
		['Objekt-Nr. 2120 Gent', 0, 'search=Objekt-Nr 2120&city=gent|9000'],
		// Words that hide nothing
		['preiswert', 0, '', 'preiswert'],
		['Kneipe', 0, 'type=6'],
		['Photovoltaik', 0, 'search=Solaranlage'],
		['Endreihenhaus', 0, 'subtype=rijwoning'],
		['Renovierungsobjekt', 0, '', 'Renovierungsobjekt'],
		['teuerste', 0, 'sort=price-desc'],
		// Free at once is said of what is sold as well
		['Haus ab sofort', 0, 'type=1', 'ab sofort'],
		// What is left of a sentence is no whole text
		['Schlafzimmer im Erdgeschoss', 0, '', 'Schlafzimmer; Erdgeschoss'],
		// What a home is not to be near is named whole
		['nicht in der Nähe des Bahnhofs', 0, '', 'nicht in der Nähe des Bahnhofs'],
	],
};
