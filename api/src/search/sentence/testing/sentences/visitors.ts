import type { Goal, Language } from '@estate/shared-contract';

/** A sentence on the list of a goal, what it must be understood as, and what is named as not looked for. */
type Visited = readonly [text: string, goal: Goal, understood: string, named?: string];

/** What four visitors asked and did not get: each group by the cause that was mended. */
export const VISITORS: Record<Language, readonly Visited[]> = {
	nl: [
		// Where somebody comes from, and what something else is preferred to
		['liever Aalst dan Gent', 0, 'city=aalst|9300', 'dan Gent'],
		['liever in Aalst dan in Gent', 0, 'city=aalst|9300', 'dan in Gent'],
		['liever huis dan appartement in Gent', 0, 'city=gent|9000&type=1', 'dan appartement'],
		['we verhuizen uit Gent naar Aalst', 0, 'city=aalst|9300', 'verhuizen uit Gent'],
		['uit Gent naar Aalst verhuizen', 0, 'city=aalst|9300', 'uit Gent'],
		// Worse classes, for who wants to renovate
		['huis slechter dan D', 0, 'type=1&epc=e&epc=f&epc=g'],
		['energielabel slechter dan F', 0, 'epc=g'],
		['niet slechter dan D', 0, 'epc-min=d'],
		['slechter dan G', 0, '', 'slechter dan G'],
		['huis zonder F-label', 0, 'type=1', 'zonder F-label'],
		// Anywhere
		['huis overal', 0, 'type=1'],
		['overal parket', 0, 'search=parket'],
		['gent of aalst, maakt niet uit waar', 0, 'city=gent|9000&city=aalst|9300'],
		// Who wants out of a place gets another one
		['ik wil weg uit Brussel', 0, 'city-not=brussels hoofdstedelijk gewest|'],
		['in geen geval Gent', 0, 'city-not=gent|9000'],
		['in de provincie Antwerpen', 0, 'city=provincie antwerpen|'],
		['niet in de provincie Oost-Vlaanderen', 0, 'city-not=oost-vlaanderen|'],
		['appartement gent liefst tuin', 0, 'city=gent|9000&type=2', 'liefst tuin'],
		['kuregem', 0, 'city=anderlecht|1070', 'kuregem'],
		['laatste verdieping met lift', 0, 'feature=lift', 'laatste verdieping'],
		// A class at least, however it is compared
		['niet slechter dan label C', 0, 'epc-min=c'],
		['hoogstens label D', 0, 'epc-min=d'],
		['maximum epc label C', 0, 'epc-min=c'],
		['beter dan C', 0, 'epc-min=b'],
		['epc score onder 100', 0, 'epc-min=a'],
		['epc score 100', 0, '', 'epc score 100'],
		['hoge score', 0, '', 'hoge; score'],
		['huis max 300000 epc b', 0, 'type=1&price=0-300000&epc=b'],
		// What is wished for is no condition
		['terras is een plus', 0, '', 'terras is een plus'],
		['huis bij voorkeur met terras', 0, 'type=1', 'bij voorkeur met terras'],
		['eventueel met garage', 0, '', 'eventueel met garage'],
		// A price and an area side by side
		['huis 300.000 400 m2', 0, 'type=1&price=0-300000&area=400-'],
		['euro 300.000 300 m2 grond', 0, 'type=4&price=0-300000&plot=300-'],
		// Places that are left out
		['huis antwerpen maar niet merksem', 0, 'city=antwerpen|2000&city-not=merksem|2170&type=1'],
		['niet in 9000 gent', 0, 'city-not=gent|9000'],
		['niet in gent aalst', 0, 'city=aalst|9300&city-not=gent|9000'],
		['gent en omgeving maar niet in gent', 0, 'city=gent|9000&city-not=gent|9000&radius=10'],
		['niet in het centrum van gent', 0, 'city=gent|9000', 'niet in het centrum van gent'],
		['niet in gent-centrum', 0, 'city=gent|9000', 'niet in gent-centrum'],
		['huis ver van gent', 0, 'type=1', 'ver van gent'],
		// One garage is a garage, unless something else says a home
		['enkel een garage in gent', 0, 'city=gent|9000&type=7'],
		['alleen garage gent', 0, 'city=gent|9000&type=7'],
		['1 garage gent', 0, 'city=gent|9000&type=7'],
		['met een garage gent', 0, 'city=gent|9000&garages=1'],
		['minstens een garage gent', 0, 'city=gent|9000&garages=1'],
		['gent garage lift', 0, 'city=gent|9000&garages=1&feature=lift'],
		['gent 300000 garage', 0, 'city=gent|9000&garages=1&price=0-300000'],
		['gent max 300000 garage', 0, 'city=gent|9000&garages=1&price=0-300000'],
		['gent te huur max 800 garage', 0, 'rent city=gent|9000&garages=1&price=0-800'],
		['garage gent max 40000', 0, 'city=gent|9000&type=7&price=0-40000'],
		['1050 garage te huur', 0, 'rent city=elsene|1050&type=7'],
		['alleen appartementen gent', 0, 'city=gent|9000&type=2'],
		['enkel nieuwbouw', 0, 'projects=only'],
		['enkel 2 slaapkamers gent', 0, 'city=gent|9000&bedrooms=2&bedrooms-max=2'],
		['huisken in lokern', 0, 'city=lokeren|9160&type=1'],
		['publieke verkoop', 0, '', 'publieke verkoop'],
		['huis onder bod', 0, 'type=1', 'onder bod'],
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
		['appartement max 900 incl garage', 0, 'rent type=2&price=0-900&feature=parking'],
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
		// An order and the word behind it
		['huis gent laagste prijs eerst', 0, 'city=gent|9000&type=1&sort=price-asc'],
		['goedkoopste eerst', 0, 'sort=price-asc'],
		['huis van goedkoop naar duur', 0, 'type=1&sort=price-asc'],
		['prijs van hoog naar laag', 0, 'sort=price-desc'],
		["duurste villa's eerst", 0, 'subtype=villa&sort=price-desc'],
		['nieuwste eerst', 0, ''],
		// A garage or another place for a car is one filter
		['villa met garage of carport', 0, 'feature=parking&subtype=villa'],
		['huis met een garage of een carport', 0, 'type=1&feature=parking'],
		['appartement met garage of parkeerplaats', 0, 'type=2&feature=parking'],
		['garage of carport niet nodig', 0, '', 'garage of carport niet nodig'],
		['huis met garage of tuin', 0, 'type=1', 'garage of tuin'],
		// How many there are is named
		['huis met 2 parkeerplaatsen', 0, 'type=1&feature=parking', '2 parkeerplaatsen'],
		['minstens 2 terrassen', 0, 'feature=terrace', 'minstens 2 terrassen'],
		// The countryside is no plot
		['een huizeke in de platte land', 0, 'type=1', 'platte land'],
		['huis op het platteland', 0, 'type=1', 'platteland'],
		['huis op den buiten in gent', 0, 'city=gent|9000&type=1', 'op den buiten'],
		// Of a price that is not published no filter knows
		['prijs op aanvraag', 0, '', 'prijs op aanvraag'],
		['huis gent prijs op aanvraag', 0, 'city=gent|9000&type=1', 'prijs op aanvraag'],
		// How many people look
		["we zijn met z'n vieren", 0, '', "met z'n vieren"],
		['huis gent, met ons drieën', 0, 'city=gent|9000&type=1', 'met ons drieën'],
		['we zijn vier', 0, '', 'vier'],
		['levensbestendig wonen gent, alles op 1 niveau', 0, 'city=gent|9000', 'levensbestendig; 1 niveau'],
		// Homes of a kind that is none of the agency's
		['villa of bungalow weekendhuisje', 0, 'subtype=villa&subtype=bungalow', 'weekendhuisje'],
		['weekendhuisje ardennen', 0, 'type=1', 'weekendhuisje; ardennen'],
		['passiefhuis leuven', 0, 'city=leuven|3000&type=1', 'passiefhuis'],
		['huis of stacaravan gent', 0, 'city=gent|9000&type=1', 'stacaravan'],
		['woonboot gent', 0, 'city=gent|9000', 'woonboot'],
		// A part of a town that is left out
		['niet in Gent, wel in Gentbrugge', 0, 'city=gentbrugge|9050&city-not=gent|9000'],
		['huis niet in gent maar wel in gentbrugge', 0, 'city=gentbrugge|9050&city-not=gent|9000&type=1'],
		// Of two names that are spelled as nearly so the part of the larger town
		['huis marikerke', 0, 'city=mariakerke|9030&type=1'],
		// More than an amount, said behind it; with something behind it that it adds, it is a highest one
		['huis 1 miljoen plus', 0, 'type=1&price=1000000-3000000'],
		['appartement van 400k plus', 0, 'type=2&price=400000-3000000'],
		['400k plus huis gent', 0, 'city=gent|9000&type=1&price=400000-3000000'],
		['400k en meer', 0, 'price=400000-3000000'],
		['huis 400k plus tuin', 0, 'type=1&price=0-400000&feature=garden'],
		['huis gent 400k plus aalst', 0, 'city=gent|9000&city=aalst|9300&type=1&price=0-400000'],
		// What the agency calls a main type is that type, and no project alone
		['nieuwbouwwoning latem', 0, 'city=sint-martens-latem|9830&subtype=nieuwbouwwoning'],
		['nieuwbouw woningen gent', 0, 'city=gent|9000&subtype=nieuwbouwwoning'],
		['nieuwbouwwoning of appartement', 0, 'type=2&type=1&projects=only'],
		['geen nieuwbouwwoning', 0, '', 'geen nieuwbouwwoning'],
		['huis nieuwbouw', 0, 'type=1&projects=only'],
		// The short name of a municipality beside a village of it
		['latem deurle', 0, 'city=sint-martens-latem|9830&city=deurle|9831'],
		['villa deurle latem', 0, 'city=deurle|9831&city=sint-martens-latem|9830&subtype=villa'],
		['deurle bij latem', 0, 'city=deurle|9831'],
		['sint-martens-latem deurle', 0, 'city=deurle|9831'],
		['antw berchem', 0, 'city=berchem|2600'],
		// Offices as Flemings call them
		['burelen 100m2 gent', 0, 'city=gent|9000&type=9&area=100-'],
		['burelen te huur gent', 0, 'rent city=gent|9000&type=9'],
		['bureelruimte', 0, 'type=9'],
		['huis met bureel', 0, 'type=1', 'bureel'],
		// New since a while is an order of the list; of prices that went down no filter knows
		['nieuw sinds deze week', 0, '', 'nieuw sinds deze week'],
		['huizen nieuw deze week in gent', 0, 'city=gent|9000&type=1', 'nieuw deze week'],
		['onlangs in prijs verlaagd', 0, '', 'onlangs in prijs verlaagd'],
		['huis in prijs verlaagd gent', 0, 'city=gent|9000&type=1', 'in prijs verlaagd'],
		// Who pays off a loan buys, and what it costs a month is no price
		['budget 1500 per maand afbetalen', 0, '', '1500 per maand afbetalen'],
		['huis gent 1500 per maand afbetalen', 1, 'city=gent|9000&type=1', '1500 per maand afbetalen'],
		['appartement hypotheek max 1200 per maand', 0, 'type=2', 'hypotheek max 1200 per maand'],
		// What investors call what yields; beside a home, what it is bought for
		['beleggingsvastgoed gent', 0, 'city=gent|9000&type=5'],
		['vastgoed als belegging', 0, 'type=5'],
		['beleggingsappartement', 0, 'type=2', 'beleggingsappartement'],
		// Restaurants are a main type of the agency's, near a home or below it nothing that is looked for
		['horeca zaak', 0, 'subtype=horecazaak'],
		['restaurant te huur gent', 0, 'rent city=gent|9000&subtype=horecazaak'],
		['appartement boven restaurant', 0, 'type=2', 'boven restaurant'],
		['winkel of restaurant', 0, 'type=6'],
		['landhuis gent', 0, 'city=gent|9000&type=1', 'landhuis'],
		['woning met zwembad', 0, 'search=zwembad&type=1'],
		// A word for any home is enough to say that a home is asked for: what is left is named and hides nothing
		['energiezuinig vastgoed', 0, '', 'energiezuinig'],
		['rustig pand', 0, '', 'rustig'],
		['pand met zwembad', 0, 'search=zwembad'],
		['energiezuinige woning', 0, 'type=1', 'energiezuinige'],
		// A train is as fast as a car, wherever its word stands
		['op 30 min sporen van Brussel', 0, 'city=brussel|1000&radius=30', '30 min sporen'],
		['max 30 min rijden van Gent', 0, 'city=gent|9000&radius=30', '30 min rijden'],
		// A type that is left out alone asks for other homes; beside another type, or with more said of it, it is named
		['te huur gent geen appartementen', 0, 'rent city=gent|9000&type=1'],
		['geen huis', 0, 'type=2&type=3'],
		['geen studio', 0, 'type=1&type=2'],
		['grond gent, geen huis', 0, 'city=gent|9000&type=4', 'geen huis'],
		['geen groot appartement', 0, '', 'geen groot appartement'],
		['geen flat met lift', 0, 'feature=lift', 'geen flat'],
		['geen huis geen appartement', 0, '', 'geen huis; geen appartement'],
		['geen winkel', 0, '', 'geen winkel'],
		['huis zonder tuin', 0, 'type=1', 'zonder tuin'],
		// Behind "with" places for a car are of a home, also where their number is a word
		['met twee parkeerplaatsen', 0, 'feature=parking', 'twee parkeerplaatsen'],
		['met een garage', 0, 'garages=1'],
		// Parts of the country without borders, what is sold, and other money
		['verkocht', 0, '', 'verkocht'],
		['huis Waasland', 0, 'type=1', 'Waasland'],
		['Pajottenland', 0, '', 'Pajottenland'],
		// A while is named
		['sinds deze week', 0, '', 'sinds deze week'],
		['huis deze week bezoeken', 0, 'type=1', 'deze week; bezoeken'],
		['nieuwbouwhuis gent', 0, 'city=gent|9000&subtype=nieuwbouwwoning'],
		// A loan beside the word for letting is named
		['huis te huur geen lening', 0, 'rent type=1', 'geen lening'],
		['huis gent hypotheek', 1, 'city=gent|9000&type=1', 'hypotheek'],
	],
	fr: [
		['déménager de Gand à Alost', 0, 'city=alost|9300', 'déménager de Gand'],
		['PEB pire que D', 0, 'epc=e&epc=f&epc=g'],
		['maison partout en Belgique', 0, 'type=1'],
		['quitter Bruxelles', 0, 'city-not=région de bruxelles-capitale|'],
		["maison ailleurs qu'à Gand", 0, 'city-not=gand|9000&type=1'],
		['au maximum PEB C', 0, 'epc-min=c'],
		['meilleur que C', 0, 'epc-min=b'],
		['pas en dessous de D', 0, 'epc-min=d'],
		['mieux que d’habitude', 0, 'search=habitude'],
		['garage souhaité', 0, '', 'garage souhaité'],
		['idéalement avec garage', 0, '', 'idéalement avec garage'],
		['loin de gand', 0, '', 'loin de gand'],
		['un garage à liège', 0, 'city=liège|4000&type=7'],
		['uniquement un box', 0, 'type=7'],
		['uniquement des maisons à namur', 0, 'city=namur|5000&type=1'],
		['2 chambres et bureau', 0, 'bedrooms=2', 'bureau'],
		['appartement sous offre', 0, 'type=2', 'sous offre'],
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
		// An order and the word behind it
		["les moins chers d'abord", 0, 'sort=price-asc'],
		['maisons du moins cher au plus cher', 0, 'type=1&sort=price-asc'],
		['prix le plus élevé en premier', 0, 'sort=price-desc'],
		['maison gand la moins chère en premier', 0, 'city=gand|9000&type=1&sort=price-asc'],
		["les plus récents d'abord", 0, ''],
		// A garage or another place for a car is one filter
		['villa avec garage ou carport', 0, 'feature=parking&subtype=villa'],
		['appartement avec un garage ou une place de parking', 0, 'type=2&feature=parking'],
		// How many there are is named
		['maison avec 2 places de parking', 0, 'type=1&feature=parking', '2 places de parking'],
		['au moins 2 terrasses', 0, 'feature=terrace', 'au moins 2 terrasses'],
		// The countryside is no plot
		['maison à la campagne', 0, 'type=1', 'campagne'],
		['maison en pleine campagne', 0, 'type=1', 'pleine campagne'],
		// Of a price that is not published no filter knows
		['prix sur demande', 0, '', 'prix sur demande'],
		['maison namur prix sur demande', 0, 'city=namur|5000&type=1', 'prix sur demande'],
		// How many people look
		['nous sommes quatre', 0, '', 'quatre'],
		['on est trois, maison à namur', 0, 'city=namur|5000&type=1', 'trois'],
		['nous sommes une famille de quatre', 0, '', 'famille de quatre'],
		// Homes of a kind that is none of the agency's
		['gîte rural à durbuy', 0, 'city=durbuy|6940&type=1', 'gîte rural'],
		['villa ou bungalow gîte rural', 0, 'subtype=villa&subtype=bungalow', 'gîte rural'],
		['maison passive namur', 0, 'city=namur|5000&type=1', 'maison passive'],
		['mobilhome namur', 0, 'city=namur|5000', 'mobilhome'],
		// A part of a town that is left out
		['pas à Gand mais à Gentbrugge', 0, 'city=gentbrugge|9050&city-not=gand|9000'],
		['maison pas à gand, mais bien à gentbrugge', 0, 'city=gentbrugge|9050&city-not=gand|9000&type=1'],
		// More than an amount, said before and behind it
		["maison plus d'un million", 0, 'type=1&price=1000000-3000000'],
		["maison à plus d'un million", 0, 'type=1&price=1000000-3000000'],
		["pas plus d'un million", 0, 'price=0-1000000'],
		["maison à moins d'un million", 0, 'type=1&price=0-1000000'],
		["plus d'une chambre", 0, 'bedrooms=2'],
		['un million et plus', 0, 'price=1000000-3000000'],
		['villa 1 million plus', 0, 'price=1000000-3000000&subtype=villa'],
		['maison au-delà de 500000', 0, 'type=1&price=500000-3000000'],
		['maison à plus de 10 km de Gand', 0, 'type=1', 'à plus de 10 km de Gand'],
		// What the agency calls a main type is that type
		['maison contemporaine merelbeke', 0, 'city=merelbeke|9820&subtype=nieuwbouwwoning'],
		['villa contemporaine', 0, 'subtype=villa', 'contemporaine'],
		['maison neuve', 0, 'type=1&projects=only'],
		// The short name of a municipality beside a village of it
		['maison ottignies limelette', 0, 'city=ottignies-louvain-la-neuve|1340&city=limelette|1342&type=1'],
		['anvers berchem', 0, 'city=berchem|2600'],
		// New since a while is an order of the list; of prices that went down no filter knows
		['nouveau cette semaine', 0, '', 'nouveau cette semaine'],
		['prix baissé', 0, '', 'prix baissé'],
		['maison baisse de prix', 0, 'type=1', 'baisse de prix'],
		// Who pays off a loan buys, and what it costs a month is no price
		['budget 1500 par mois mensualité', 0, '', '1500 par mois mensualité'],
		['maison remboursement 1200 euros par mois', 1, 'type=1', 'remboursement 1200 euros par mois'],
		// What investors call what yields; beside a home, what it is bought for
		['investissement locatif', 0, 'type=5'],
		['appartement investissement locatif', 0, 'type=2', 'investissement locatif'],
		// Restaurants are a main type of the agency's, near a home or below it nothing that is looked for
		['restaurant à Gand', 0, 'city=gand|9000&subtype=horecazaak'],
		['établissement horeca', 0, 'subtype=horecazaak'],
		['maison près des restaurants', 0, 'type=1', 'restaurants'],
		['maison avec piscine', 0, 'search=piscine&type=1'],
		// A word for any home is enough to say that a home is asked for: what is left is named and hides nothing
		['logement basse énergie', 0, '', 'basse énergie'],
		['bien lumineux', 0, '', 'lumineux'],
		['propriété avec piscine', 0, 'search=piscine'],
		// A train is as fast as a car, wherever its word stands
		['à 30 minutes de Namur', 0, 'city=namur|5000&radius=30', '30 minutes'],
		['maison à 20 min en train', 0, 'type=1', 'à 20 min en train'],
		// A type that is left out alone asks for other homes; beside another type, or with more said of it, it is named
		["pas d'appartement ni de studio", 0, 'type=1'],
		['pas de maison à Gand', 0, 'city=gand|9000&type=2&type=3'],
		// Behind "with" places for a car are of a home, also where their number is a word
		['avec deux emplacements de parking', 0, 'feature=parking', 'deux emplacements de parking'],
		// Parts of the country without borders, what is sold, and other money
		['vendu', 0, '', 'vendu'],
		['Hesbaye', 0, '', 'Hesbaye'],
		// A while is named
		['depuis cette semaine', 0, '', 'depuis cette semaine'],
	],
	en: [
		['rather Aalst than Ghent', 0, 'city=aalst|9300', 'than Ghent'],
		['house worse than label D', 0, 'type=1&epc=e&epc=f&epc=g'],
		['anywhere in Flanders', 0, 'city=flanders|'],
		['get out of Brussels', 0, 'city-not=brussels-capital region|'],
		['nowhere near Ghent', 0, '', 'nowhere near Ghent'],
		['not in the province of Antwerp', 0, 'city-not=province of antwerp|'],
		['house not worse than label C', 0, 'type=1&epc-min=c'],
		['at most label C', 0, 'epc-min=c'],
		['garage would be nice', 0, '', 'garage would be nice'],
		['ideally with a garage', 0, '', 'ideally with a garage'],
		['only a garage in ghent', 0, 'city=ghent|9000&type=7'],
		['with a garage in ghent', 0, 'city=ghent|9000&garages=1'],
		['2 bedrooms and office', 0, 'bedrooms=2', 'office'],
		['house sale agreed', 0, 'type=1', 'sale agreed'],
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
		['buy to let', 0, 'type=5'],
		['house needs work', 0, 'type=1', 'needs work'],
		['work from home', 0, '', 'work from home'],
		// A piece of a word says nothing
		['end of terrace house ghent', 0, 'city=ghent|9000&subtype=halfopen-bebouwing'],
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
		// An order and the word behind it
		['cheapest first', 0, 'sort=price-asc'],
		['flats price low to high', 0, 'type=2&sort=price-asc'],
		['high to low', 0, 'sort=price-desc'],
		['house ghent most expensive first', 0, 'city=ghent|9000&type=1&sort=price-desc'],
		// A garage or another place for a car is one filter
		['villa with garage or carport', 0, 'feature=parking&subtype=villa'],
		['flat with a garage or a parking space', 0, 'type=2&feature=parking'],
		// How many there are is named
		['house with 2 parking spaces', 0, 'type=1&feature=parking', '2 parking spaces'],
		['at least 2 terraces', 0, 'feature=terrace', 'at least 2 terraces'],
		// The countryside is no plot
		['house in the countryside', 0, 'type=1', 'countryside'],
		['house in the country side', 0, 'type=1', 'country side'],
		// Of a price that is not published no filter knows
		['price on request', 0, '', 'price on request'],
		['villa poa', 0, 'subtype=villa', 'poa'],
		// How many people look
		['we are a family of four', 0, '', 'family of four'],
		['there are four of us', 0, '', 'four'],
		['we are three, flat in ghent', 0, 'city=ghent|9000&type=2', 'three'],
		// Homes of a kind that is none of the agency's
		['villa or bungalow, weekend cottage', 0, 'subtype=villa&subtype=bungalow', 'weekend cottage'],
		['passive house leuven', 0, 'city=leuven|3000&type=1', 'passive house'],
		['nursing home ghent', 0, 'city=ghent|9000', 'nursing home'],
		['house or houseboat ghent', 0, 'city=ghent|9000&type=1', 'houseboat'],
		// A part of a town that is left out
		['not in Ghent, but in Gentbrugge', 0, 'city=gentbrugge|9050&city-not=ghent|9000'],
		['house outside ghent but in gentbrugge', 0, 'city=gentbrugge|9050&city-not=ghent|9000&type=1'],
		// More than an amount, said behind it; with something behind it that it adds, it is a highest one
		['house 1 million plus', 0, 'type=1&price=1000000-3000000'],
		['400k plus in ghent', 0, 'city=ghent|9000&price=400000-3000000'],
		['500k and more', 0, 'price=500000-3000000'],
		['house 400k plus garage', 0, 'type=1&garages=1&price=0-400000'],
		// What the agency calls a main type is that type
		['contemporary house ghent', 0, 'city=ghent|9000&subtype=nieuwbouwwoning'],
		['new build house ghent', 0, 'city=ghent|9000&type=1&projects=only'],
		// The short name of a municipality beside a village of it
		['villa knokke westkapelle', 0, 'city=knokke-heist|8300&city=westkapelle|8300&subtype=villa'],
		// New since a while is an order of the list; of prices that went down no filter knows
		['new this week', 0, '', 'new this week'],
		['houses added this week ghent', 0, 'city=ghent|9000&type=1', 'added this week'],
		['price reduced', 0, '', 'price reduced'],
		['recently reduced flats', 0, 'type=2', 'recently reduced'],
		// Who pays off a loan buys, and what it costs a month is no price
		['monthly repayment 1500', 0, '', 'monthly repayment 1500'],
		['budget 1500 a month repayment', 0, '', '1500 a month repayment'],
		['flat mortgage 1500 a month', 1, 'type=2', 'mortgage 1500 a month'],
		// What investors call what yields; beside a home, what it is bought for
		['buy to let property', 0, 'type=5'],
		['buy to let flat ghent', 0, 'city=ghent|9000&type=2', 'buy to let'],
		// Restaurants are a main type of the agency's, near a home or below it nothing that is looked for
		['restaurant ghent', 0, 'city=ghent|9000&subtype=horecazaak'],
		['house with pool', 0, 'search=pool&type=1'],
		// A word for any home is enough to say that a home is asked for: what is left is named and hides nothing
		['energy efficient home', 0, '', 'energy efficient'],
		['quiet home', 0, '', 'quiet'],
		['home with pool', 0, 'search=pool'],
		['Place Flagey', 0, 'search=Flagey'],
		['flat monthly rate 1200', 0, 'rent type=2&price=0-1200'],
		// A train is as fast as a car, wherever its word stands; miles are kilometres
		['30 minutes by train from Brussels', 0, 'city=brussels|1000&radius=30', '30 minutes by train'],
		['20 minutes by train', 0, '', '20 minutes by train'],
		['within 5 miles of Ghent', 0, 'city=ghent|9000&radius=10'],
		['25 miles from Ghent', 0, 'city=ghent|9000&radius=30', '25 miles'],
		// A type that is left out alone asks for other homes; beside another type, or with more said of it, it is named
		['no flats', 0, 'type=1'],
		['3 bedrooms, not a flat', 0, 'type=1&bedrooms=3'],
		['flat ghent, no house', 0, 'city=ghent|9000&type=2', 'no house'],
		// Behind "with" places for a car are of a home, also where their number is a word
		['with two parking spaces', 0, 'feature=parking', 'two parking spaces'],
		// Parts of the country without borders, what is sold, and other money
		['sold houses', 0, 'type=1', 'sold'],
		['flat £400,000', 0, 'type=2', '£400,000'],
		// A while is named
		['house to visit this week', 0, 'type=1', 'visit; this week'],
		// A loan beside the word for letting is named
		['house to rent no mortgage', 0, 'rent type=1', 'no mortgage'],
	],
	de: [
		['wir ziehen von Gent nach Aalst', 0, 'city=aalst|9300', 'ziehen von Gent'],
		['Haus schlechter als D', 0, 'type=1&epc=e&epc=f&epc=g'],
		['Haus egal wo', 0, 'type=1'],
		['raus aus Brüssel', 0, 'city-not=region brüssel-hauptstadt|'],
		['Haus, wenn möglich mit Garage', 0, 'type=1', 'wenn möglich mit Garage'],
		['Energiekennwert unter 100', 0, 'epc-min=a'],
		['höchstens Energieklasse C', 0, 'epc-min=c'],
		['besser als D', 0, 'epc-min=c'],
		['mindestens Klasse C', 0, 'epc-min=c'],
		['am liebsten mit Garten', 0, '', 'am liebsten mit Garten'],
		['nur eine garage in gent', 0, 'city=gent|9000&type=7'],
		['nur neubau', 0, 'projects=only'],
		['schlafzimmer und büro', 0, '', 'schlafzimmer; büro'],
		['haus unter angebot', 0, 'type=1', 'unter angebot'],
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
		['Kneipe', 0, 'subtype=horecazaak'],
		['Photovoltaik', 0, 'search=Solaranlage'],
		['Endreihenhaus', 0, 'subtype=halfopen-bebouwing'],
		['Renovierungsobjekt', 0, '', 'Renovierungsobjekt'],
		['teuerste', 0, 'sort=price-desc'],
		// Free at once is said of what is sold as well
		['Haus ab sofort', 0, 'type=1', 'ab sofort'],
		// What is left of a sentence is no whole text
		['Schlafzimmer im Erdgeschoss', 0, '', 'Schlafzimmer; Erdgeschoss'],
		// What a home is not to be near is named whole
		['nicht in der Nähe des Bahnhofs', 0, '', 'nicht in der Nähe des Bahnhofs'],
		// An order and the word behind it
		['günstigste zuerst', 0, 'sort=price-asc'],
		['Haus Preis aufsteigend', 0, 'type=1&sort=price-asc'],
		['Preis absteigend', 0, 'sort=price-desc'],
		['Haus in Gent, billigste zuerst', 0, 'city=gent|9000&type=1&sort=price-asc'],
		['neueste zuerst', 0, ''],
		// A garage or another place for a car is one filter
		['Villa mit Garage oder Carport', 0, 'feature=parking&subtype=villa'],
		['Wohnung mit einer Garage oder einem Stellplatz', 0, 'type=2&feature=parking'],
		// How many there are is named
		['Haus mit 2 Stellplätzen', 0, 'type=1&feature=parking', '2 Stellplätzen'],
		['mindestens 2 Terrassen', 0, 'feature=terrace', 'mindestens 2 Terrassen'],
		// The countryside is no plot
		['Haus auf dem Land', 0, 'type=1', 'auf dem Land'],
		['Haus auf dem platten Land', 0, 'type=1', 'auf dem platten Land'],
		// Of a price that is not published no filter knows
		['Preis auf Anfrage', 0, '', 'Preis auf Anfrage'],
		['Villa Preis auf Anfrage', 0, 'subtype=villa', 'Preis auf Anfrage'],
		// How many people look
		['wir sind zu viert', 0, '', 'zu viert'],
		['Haus in Eupen, wir sind zu fünft', 0, 'city=eupen|4700&type=1', 'zu fünft'],
		['wir sind vier', 0, '', 'vier'],
		// Homes of a kind that is none of the agency's
		['Villa oder Bungalow, Wochenendhaus', 0, 'subtype=villa&subtype=bungalow', 'Wochenendhaus'],
		['Passivhaus Eupen', 0, 'city=eupen|4700&type=1', 'Passivhaus'],
		['Mobilheim Eupen', 0, 'city=eupen|4700', 'Mobilheim'],
		// A part of a town that is left out
		['nicht in Gent, aber in Gentbrugge', 0, 'city=gentbrugge|9050&city-not=gent|9000'],
		['Haus nicht in Gent, sondern in Gentbrugge', 0, 'city=gentbrugge|9050&city-not=gent|9000&type=1'],
		// More than an amount, said behind it; with something behind it that it adds, it is a highest one
		['Haus 1 Million plus', 0, 'type=1&price=1000000-3000000'],
		['400.000 Euro und mehr', 0, 'price=400000-3000000'],
		['Haus ab einer Million aufwärts', 0, 'type=1&price=1000000-3000000'],
		['Haus 400.000 plus Garage', 0, 'type=1&garages=1&price=0-400000'],
		// What the agency calls a main type is that type, and no project alone
		['Neubauhaus Merelbeke', 0, 'city=merelbeke|9820&subtype=nieuwbouwwoning'],
		['Neubauhäuser', 0, 'subtype=nieuwbouwwoning'],
		// The short name of a municipality beside a village of it
		['Latem Deurle', 0, 'city=sint-martens-latem|9830&city=deurle|9831'],
		// New since a while is an order of the list; of prices that went down no filter knows
		['neu diese Woche', 0, '', 'neu diese Woche'],
		['Preis gesenkt', 0, '', 'Preis gesenkt'],
		['Haus im Preis gesenkt', 0, 'type=1', 'im Preis gesenkt'],
		// Who pays off a loan buys, and what it costs a month is no price
		['Haus 1500 im Monat abbezahlen', 0, 'type=1', '1500 im Monat abbezahlen'],
		['Rate 1500 Euro im Monat', 1, '', 'Rate 1500 Euro im Monat'],
		// What investors call what yields; beside a home, what it is bought for
		['Kapitalanlage', 0, 'type=5'],
		['Immobilie als Investment', 0, 'type=5'],
		['Wohnung als Kapitalanlage', 0, 'type=2', 'Kapitalanlage'],
		// Restaurants are a main type of the agency's, near a home or below it nothing that is looked for
		['Restaurant in Gent', 0, 'city=gent|9000&subtype=horecazaak'],
		['Haus mit Pool', 0, 'search=Pool&type=1'],
		// A word for any home is enough to say that a home is asked for: what is left is named and hides nothing
		['energieeffizientes Zuhause', 0, '', 'energieeffizientes'],
		['ruhige Immobilie', 0, '', 'ruhige'],
		// A train is as fast as a car, wherever its word stands
		['30 Minuten von Gent', 0, 'city=gent|9000&radius=30', '30 Minuten'],
		['30 Minuten mit dem Zug von Brüssel', 0, 'city=brüssel|1000&radius=30', '30 Minuten mit dem Zug'],
		// A type that is left out alone asks for other homes; beside another type, or with more said of it, it is named
		['keine Wohnung', 0, 'type=1'],
		['keine Wohnung in Gent', 0, 'city=gent|9000&type=1'],
		// Behind "with" places for a car are of a home, also where their number is a word
		['mit zwei Stellplätzen', 0, 'feature=parking', 'zwei Stellplätzen'],
		// Parts of the country without borders, what is sold, and other money
		['verkaufte Häuser', 0, 'type=1', 'verkaufte'],
		// A while is named
		['seit dieser Woche', 0, '', 'seit dieser Woche'],
	],
};
