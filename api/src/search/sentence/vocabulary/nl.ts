import type { Vocabulary } from './vocabulary.ts';

export const NL: Vocabulary = {
	'goal:0':
		'te koop, te kop, kopen, koop, aankopen, aankoop, verkoop, bureau te koop, goed verhuurt, goed verhuurd, goed verhuurbaar, vlot verhuurbaar, vlot verhuurd, goed te verhuren, om te verhuren, huurrendement, huuropbrengst, huuropbrengsten, rendement, vrij bij akte, vrij bij de akte, beschikbaar bij akte, nieuw te koop, nieuw in de verkoop, nieuw in verkoop, pas te koop, net te koop, recent te koop, openbare verkoop, openbare verkopen, veiling, veilingen, executieverkoop, gedwongen verkoop',
	'goal:1':
		'te huur, huren, huur, verhuur, te huren, kamer te huur, kamer huren, te huur kamer, kamertje huren, te hur, bureau te huur, bureau huren, nieuw te huur',
	'type:1':
		'huis, huizen, woning, woningen, huisje, gezinswoning, woonhuis, landhuis, landhuizen, huizeke, huizetje, stadswoning, stadswoningen, ben woning, ben woningen, woonst, woonsten, hoekwoning, hoekwoningen, hoekhuis, hoekhuizen, huis ben, woning ben, vakantiehuis, vakantiehuizen, vakantiewoning, vakantiewoningen, buitenverblijf, ruine, won, tweede verblijf, tweede verblijven',
	head: 'woning, woningen, appartement, appartementen',
	'type:2':
		'appartement, appartementen, app, appt, flat, flats, appartementje, flatje, gelijkvloers appartement, ben appartement, hoekappartement, hoekappartementen, appartement ben, vakantieappartement, vakantieappartementen, tweede verblijf, tweede verblijven',
	'type:3':
		'studio, studios, kot, studentenkamer, studentenkot, koten, kotje, kotjes, studiootje, kamertje, kamer te huur, kamer huren, te huur kamer, kamertje huren, studentenkamers, studentenkoten, studentenstudio',
	'type:4':
		'grond, gronden, perceel, percelen, kavel, kavels, terrein, terreinen, lap grond, stuk grond, perceel grond, projectgrond, projectgronden, verkaveling, verkavelingen, landbouwgrond, landbouwgronden, akkerland, bosgrond, bosgronden, weidegrond, hooiland, recreatiegrond',
	'type:5':
		'opbrengsteigendom, opbrengsteigendommen, opbrengsthuis, opbrengstpand, investeringspand, meergezinswoning, beleggingspand, appartementsgebouw, appartementsblok, wooneenheden, meerdere wooneenheden, meergezinswoningen, pand met meerdere wooneenheden, gemengd pand',
	'type:6':
		'commercieel, commercieel pand, handelspand, handelspanden, winkel, winkels, winkelruimte, horeca, horecapand, handelszaak, handelseigendom, handelsgelijkvloers, cafe, zaak, winkelpand, winkelpanden',
	'type:8':
		'industrieel, industrie, industriepand, industriegebouw, loods, loodsen, magazijn, magazijnen, opslagruimte, opslag, opslagplaats, stapelruimte, stapelplaats, werkplaats, kmo unit, bedrijfsruimte, bedrijfspand',
	'type:9':
		'kantoor, kantoren, kantoorruimte, kantoorruimtes, kantoorpand, bureauruimte, bureau te huur, bureau te koop, bureau huren',
	'subtype:1:villa': "villa, villas, villa's",
	'subtype:1:eengezinswoning': 'eengezinswoning, eengezinswoningen',
	'subtype:1:rijwoning':
		'2 gevel, twee gevel, 2 gevels, twee gevels, 2 gevelwoning, 2 gevel woning, tweegevelwoning, rijwoning, rijwoningen, rijhuis, rijhuizen, tussenwoning, gesloten bebouwing, gesloten woning',
	'subtype:1:halfopen-bebouwing':
		'3 gevel, drie gevel, 3 gevels, drie gevels, 3 gevelwoning, 3 gevel woning, driegevel, halfopen bebouwing, halfopen woning, half open bebouwing, driegevelwoning, tweewoonst, koppelwoning, koppelwoningen, hob, h o b, half open, halfopen, half open woning, half open huis, halfopen huis, half vrijstaand, half vrijstaande woning, halfvrijstaand, halfvrijstaande woning, twee onder een kap, 2 onder 1 kap, 2 onder een kap',
	'subtype:1:open-bebouwing':
		'alleenstaand huis, alleenstaand, alleenstaande, vrijstaand, vrijstaande, 4 gevel, vier gevel, 4 gevels, vier gevels, 4 gevelwoning, 4 gevel woning, viergevel, open bebouwing, vrijstaande woning, vrijstaand huis, viergevelwoning, alleenstaande woning, ob, o b, open woning',
	'subtype:1:bungalow': 'bungalow, bungalows',
	'subtype:1:hoeve':
		'hoeve, hoeves, boerderij, boerderijen, fermette, fermettes, boerderijtje, boerderijtjes, hoevetje',
	'subtype:1:herenhuis': 'herenhuis, herenhuizen, herenwoning',
	'subtype:1:bel-etage': 'bel etage, beletage, bel-etage',
	'subtype:1:kasteel': 'kasteel, kastelen',
	'subtype:1:chalet': 'chalet, chalets',
	'subtype:2:penthouse': 'penthouse, penthouses, dakappartement, dakappartementen, dakapp',
	'subtype:2:duplex': 'duplex, duplexen, duplexappartement',
	'subtype:2:loft': 'loft, lofts, industriele loft, industriele lofts',
	'subtype:2:gelijkvloers':
		'gelijkvloers appartement, gelijkvloers, benedenverdieping, gelijkvloerse, gelijkvloerse verdieping',
	'subtype:2:assistentiewoning':
		'assistentiewoning, assistentiewoningen, serviceflat, serviceflats, seniorenflat, seniorenflats, seniorenwoning, seniorenwoningen, seniorenappartement, aanleunwoning',
	quality:
		'gelijkvloers, benedenverdieping, gelijkvloers appartement, alleenstaand, alleenstaande, vrijstaand, vrijstaande, gelijkvloerse, gelijkvloerse verdieping, halfopen, half open, halfvrijstaand, half vrijstaand',
	'subtype:4:bouwgrond': 'bouwgrond, bouwgronden, bouwperceel, bouwkavel, bouwkavels',
	'subtype:6:handelsruimte': 'handelsruimte, handelsruimten, handelsruimtes',
	'room:bedrooms':
		'slaapkamer, slaapkamers, slpk, slpks, slk, sl, sk, slaapk, kamer, kamers, slp, slps, slaapkmr',
	'room:bathrooms': 'bdk, bdks, badkamer, badkamers, badk, badkmr',
	'room:showerrooms': 'douchekamer, douchekamers, douche, douches',
	'room:toilets': 'toilet, toiletten, wc, wcs',
	double: 'dubbele, dubbel',
	garage: 'garage box, garage, garages, garagebox, garageboxen, autostalplaats, gar',
	parking:
		'parking, parkings, parkeerplaats, parkeerplaatsen, staanplaats, staanplaatsen, autostaanplaats, carport, parkeerplek, autostandplaats, autostandplaatsen, standplaats, pkg',
	'feature:garden': 'hof, hofke, hofje, tuin, tuintje, stadstuin, tuinen',
	'feature:terrace': 'terras, terrassen, dakterras, terr, balkon, balkons',
	'feature:lift': 'lift, liften',
	'feature:furnished': 'gemeubeld, gemeubelde, gemeubileerd, gemeubileerde, bemeubeld, bemeubelde',
	'projects:only':
		'nieuw project, nieuwe projecten, project, projecten, nieuwbouw, nieuwbouwproject, nieuwbouwprojecten, nieuwbouwwoningen',
	'projects:none':
		'geen nieuwbouw, zonder nieuwbouw, bestaande bouw, geen project, geen projecten, zonder projecten, geen nieuwbouwproject, geen nieuwbouwprojecten',
	available:
		'onmiddellijk beschikbaar, direct beschikbaar, meteen beschikbaar, onmiddellijk vrij, nu vrij, nu beschikbaar, meteen vrij, direct vrij, onmiddelijk beschikbaar, onmiddelijk vrij',
	free: 'vrij, leeg, intrekken, intrek',
	'calendar:1': 'januari, jan',
	'calendar:2': 'februari, feb',
	'calendar:3': 'maart, mrt',
	'calendar:4': 'april, apr',
	'calendar:5': 'mei',
	'calendar:6': 'juni, jun',
	'calendar:7': 'juli, jul',
	'calendar:8': 'augustus, aug',
	'calendar:9': 'september, sept',
	'calendar:10': 'oktober, okt',
	'calendar:11': 'november, nov',
	'calendar:12': 'december, dec',
	open: 'niet verkocht, nog te koop, beschikbaar, beschikbare',
	epc: 'epc, epc label, epc waarde, energielabel, energieklasse, energiescore, label, energiecertificaat, energieprestatie, epb, peb, epb label, epb klasse, epc klasse, peb label, peb klasse',
	better: 'of beter, of hoger, of beter label, minstens, minimaal, beter dan, niet slechter dan',
	year: 'uit, daterend van, dateert van, uit het jaar, van het jaar, uit de jaren, bouwjaar, gebouwd, gebouwd in, bouwjaar van',
	'area:any': 'oppervlakte, opp',
	'area:living': 'bewoonbare oppervlakte, bewoonbaar, woonoppervlakte, woonopp',
	'area:plot': 'grondoppervlakte, perceeloppervlakte, perceelsoppervlakte',
	'unit:1': 'm2, m², vierkante meter, vierkante meters, vk meter, centiare, centiares, centiaren',
	'short:100': 'a',
	'short:1': 'ca',
	'unit:100': 'are, aren',
	'unit:10000': 'ha, hectare, hectaren',
	kilometre: 'km, kilometer, kilometers',
	within: 'binnen, binnen een straal van, straal, straal van, in een straal van, op',
	around:
		'omstreken, rond, rondom, omgeving, omgeving van, nabij, dichtbij, dicht bij, vlakbij, in de buurt van, in de omgeving van, buurt van, regio, rand van, niet ver van, niet te ver van, niet ver weg van, wandelafstand, wandelafstand van, op wandelafstand, op wandelafstand van, loopafstand van, fietsafstand van, in de buurt, omg, omg van',
	surroundings:
		'omgeving, of omgeving, of omstreken, en omg, of de omgeving, en nabije omgeving, en ruime omgeving, en omgeving, en omstreken, en rand, eo, en buurt, en deelgemeenten, en de omgeving, omstreken, omg',
	'level:province': 'provincie, de provincie',
	'level:arrondissement': 'arrondissement',
	'level:region': 'gewest',
	'bound:min':
		'min, minimum, minstens, minimaal, vanaf, meer dan, boven, groter dan, of meer, ten minste, tenminste, na, later dan, nieuwer dan, recenter dan, jonger dan, sinds, of later, of nieuwer, of recenter, of hoger, of groter, duurder dan, hoger dan, minimumprijs, minimale prijs, niet minder dan, niet goedkoper dan',
	'bound:max':
		'tot, max, maximum, maximaal, hoogstens, onder, onder de, minder dan, beneden, ten hoogste, goedkoper dan, niet meer dan, niet duurder dan, budget, budget van, voor maximaal, tot en met, tem, t e m, t m, tot aan, tot max, voor, ouder dan, vroeger dan, kleiner dan, lager dan, of minder, of vroeger, of ouder, of lager, of kleiner, niet hoger dan, maximumprijs, hooguit, of slechter',
	'bound:between': 'tussen, tussen de, tss, van',
	'bound:about': 'ongeveer, circa, ca, rond de, omstreeks',
	strict:
		'na, later dan, nieuwer dan, recenter dan, jonger dan, voor, ouder dan, vroeger dan, meer dan, minder dan, groter dan, kleiner dan, duurder dan, hoger dan, goedkoper dan, lager dan, beter dan',
	newer: 'of jonger, of recenter, of nieuwer, of later, en jonger, en recenter, en nieuwer',
	older: 'of ouder, of vroeger',
	when: 'na, later dan, nieuwer dan, recenter dan, jonger dan, voor, ouder dan, vroeger dan',
	to: "tot, en, a, tem, t e m, t m, tot en met, tot aan, jusqu'a",
	and: 'en, of, en of, alsook',
	or: 'of, en of',
	euro: 'euro, eur, euros',
	price:
		'prijs, vraagprijs, verkoopprijs, koopprijs, aankoopprijs, prijs van, huurprijs, maandhuur, maandelijkse huur',
	monthly:
		'huurprijs, maandhuur, maandelijkse huur, huurlasten, kosten inbegrepen, kosten inbegr, kosten inclusief, kosten incl, kosten in, inclusief kosten, incl kosten, inclusief alle kosten, alle kosten inbegrepen, met kosten inbegrepen, lasten inbegrepen, inclusief lasten, alles inbegrepen, alles inclusief, exclusief kosten, excl kosten, zonder kosten, kosten niet inbegrepen, gemeenschappelijke kosten inbegrepen, all in, kosten, lasten, vaste kosten, gemeenschappelijke kosten',
	budget: 'budget, budget van',
	sized: 'kleiner dan, groter dan, of kleiner, of groter',
	month: 'per maand, maand, pm, maandelijks, p m',
	'times:100': 'honderd',
	'times:1000': 'k, duizend, dzd',
	'times:100000': 'ton',
	'times:1000000': 'm, mio, mln, miljoen, miljoenen',
	'number:0.5': 'half, een half, halve',
	'number:1.5': 'anderhalf, anderhalve',
	'number:1': 'een',
	'number:2': 'twee',
	'number:3': 'drie',
	'number:4': 'vier',
	'number:5': 'vijf',
	'number:6': 'zes',
	'number:7': 'zeven',
	'number:8': 'acht',
	'number:9': 'negen',
	'number:10': 'tien',
	'number:12': 'twaalf',
	'number:15': 'vijftien',
	'number:20': 'twintig',
	'number:25': 'vijfentwintig',
	'number:30': 'dertig',
	'number:40': 'veertig',
	'number:50': 'vijftig',
	'number:60': 'zestig',
	'number:70': 'zeventig',
	'number:75': 'vijfenzeventig',
	'number:80': 'tachtig',
	'number:90': 'negentig',
	for: 'voor, aan',
	unsayable:
		'kosten koper, verkocht, verkochte, verhuurd, verhuurde, niet duur, niet te duur, huisdieren toegelaten, honden toegelaten, groot, grote, ruim, ruime, klein, kleine, compact, compacte, riante, riant, gigantische, enorme, lange termijn, korte termijn, lange periode, korte periode, periode, ten zuiden van, ten noorden van, ten oosten van, ten westen van, kindvriendelijk, kindvriendelijke, grootste, kleinste, uit de hand, belegging, als belegging, b&b, b b, bed and breakfast, eerste verdieping, tweede verdieping, derde verdieping, vierde verdieping, bovenste verdieping, hoogste verdieping, eerste verdiep, tweede verdiep, derde verdiep, ben woning, ben woningen, ben appartement, goed verhuurt, goed verhuurd, goed verhuurbaar, vlot verhuurbaar, vlot verhuurd, goed te verhuren, om te verhuren, huurrendement, huuropbrengst, huuropbrengsten, rendement, verhuurt, hoekwoning, hoekwoningen, hoekhuis, hoekhuizen, hoekappartement, hoekappartementen, huis ben, woning ben, appartement ben, vakantiehuis, vakantiehuizen, vakantiewoning, vakantiewoningen, vakantieappartement, vakantieappartementen, buitenverblijf, tweede verblijf, tweede verblijven, ruine, renovatieproject, renovatieprojecten, slecht epc, apart, aparte, weiland, weilanden, landbouwgrond, landbouwgronden, akkerland, bosgrond, bosgronden, weidegrond, hooiland, recreatiegrond, vrij bij akte, vrij bij de akte, beschikbaar bij akte, instapklaar, instapklare, openbare verkoop, openbare verkopen, veiling, veilingen, executieverkoop, gedwongen verkoop',
	'counted:cars': "auto, autos, auto's, wagen, wagens",
	'counted:people':
		'persoon, personen, mensen, man, kind, kinderen, gezinsleden, volwassenen, studenten, honden, hond, katten, kat, huisdier, huisdieren, vrouw, moeder, vader, dame, heer',
	'counted:years': 'jaar, jaren, jaar oud, jaar oude, jaren oud',
	minute: 'min, minuut, minuten',
	with: 'met, inclusief, incl, verdeeld in, opgedeeld in, opgesplitst in, ingedeeld in, bestaande uit, onderverdeeld in',
	outside: 'buiten, ver van, ver weg van, overal behalve, uitgezonderd',
	unneeded:
		'niet nodig, hoeft niet, hoeven niet, niet noodzakelijk, is niet noodzakelijk, is niet nodig, niet belangrijk, moet niet, mag maar moet niet, geen vereiste, niet vereist, geen must, is geen must, maakt niet uit, maakt niets uit, maakt mij niet uit, maakt ons niet uit, om het even',
	not: 'geen, zonder, niet, behalve, alles behalve, noch, nooit, niets, geen nood aan, geen behoefte aan, in plaats van, dan een, niks, nergens, allesbehalve, ipv, i p v, hoeft geen, moet geen, mag geen, mag niet',
	street: 'straat, steenweg, laan, lei, plein, kaai, dreef, markt',
	reference: 'ref, referentie, nummer, code, refnr',
	thing: 'boom, peer, spa, mol, beek, berg, linden, paal',
	article: 'een, de, het, t',
	where: 'in, te, naar, uit, van, bij',
	text: 'renovatieproject, beglazing, ardennen, kempen, waasland, kust, meetjesland, hageland, haspengouw, pajottenland, westhoek, wijk, gevel, gevels, verdieping, renovatie, recent, recente, charme, gezellig, gezellige, goedkoop, goedkope, oud, oude, dressing, kosten, lasten, vaste kosten, gemeenschappelijke kosten, dubbele, dubbel, zolder, kelder, keuken, zwembad, hal, berging, veranda, zicht, zeezicht, uitzicht, centrum, station, school, scholen, rustig, rustige, gerenoveerd, gerenoveerde, te renoveren, landelijk, landelijke, groen, groene, modern, moderne, ruim, ruime, zonnig, zonnige, licht, energiezuinig, zonnepanelen, warmtepomp, airco, open keuken, haard, bureau, wasplaats, fietsenberging, laadpaal, huisdieren, zee, strand, bos, park, water, dakterras op het zuiden, zuid, laden, hoek, oprit, investering, hartje, praktijkruimte, vrij beroep, bijgebouw, bijgebouwen, stal, stallen, paarden, weide, vijver, hobbyruimte, inkomhal, inloopdouche, vloerverwarming, domotica, jacuzzi, sauna, bovenste, rusthuis, lijfrente, openbare, ongemeubeld, ongemeubelde, noorden, zuiden, oosten, westen, op te knappen, opknapwoning, casco, ruwbouw, tweede verblijf, cohousing, lage energie, openbaar vervoer, openbaar, vervoer, voor de deur, toplocatie, schatting, gepensioneerd, passief, passiefwoning, winkels, hond, honden, kat, katten, bron, postkantoor, ziekenhuis, stadhuis, gemeentehuis, bakker, apotheek, supermarkt, creche, kinderdagverblijf, groot, grote, klein, kleine, compact, compacte, riante, riant, gigantische, enorme, grootste, kleinste, opslagruimte voor fietsen, opslag voor fietsen, fietsen, fietsenstalling, doodlopende straat, europese, belgische, vlaamse, waalse, op te frissen, dorp, dorpje, dorpskern, landelijk dorp',
	length: 'gevel, gevelbreedte, breedte, diepte, plafondhoogte',
	metre: 'm, meter, meters',
	filler:
		't, ik, wij, we, zoek, zoeken, zoekt, op zoek naar, ik zoek, wil, willen, graag, een, de, het, in, op, te, aan, bij, met, en, of, of in, van, voor, die, dat, is, om, er, naar, mijn, ons, liefst, bij voorkeur, heeft, hebben, stad, gemeente, centrum van, deelgemeente, wonen, pand, panden, eigendom, vastgoed, immo, alle, alles, wat, hoeveel, wat kost, wat kosten, over te nemen, meer, asjeblieft, alsjeblieft, aub, ook, we zoeken, wij zoeken, ben, zijn, naar een, op zoek, gezocht, zou, willen we, hebben, kunnen, kan, graag een, alstublieft, svp, gelieve, hallo, dag, beste, goedendag, gezin, familie, mijn gezin, ons gezin, vriendin, vriend, partner, mijn partner, onszelf, mezelf, mij, ons, onze, samen, iets, ergens, dus, maar, nog, zo, heel, zeer, erg, echt, misschien, eventueel, eventuele, ongeveer, ook nog, tips, aanbod, huidige, b, be, belgie, per, als, dan, wel, zonder meer, deze, dit, dat er, waar, liefst met, dicht, mooi, mooie, leuk, leuke, goed, goede, moet, moeten, moest, mag, heb, e, me, nen, ne, jong, koppel, eerste, goeiedag, houden, met pensioen, pensioen, zouden, gaan, iemand, liever, voor de, voor het, volgende maand, alleenstaande, betaalbaar, betaalbare, mama, papa, mijn man, mijn vrouw, gelegen, geef, geef mij, toon, toon mij, laat, laat mij, laat zien, zien, zou je, veel, postcode, postnummer, straks, momenteel, nodig, ik woon, woon, ik werk, werk, wij wonen, we wonen, wij werken, we werken, nu, mijn werk, werkzaam, exact, precies, juist, zeker, hoeft, overal, buurt, k zoek, k wil, k heb, k ben, k wou, wie, alleenstaanden, living, woonkamer, leefruimte, absoluut, verhuis, verhuizen, verhuist, verhuizing, naast, tegenover, jullie, welke, welk, vind, vinden, vind ik, dochter, zoon, mijn dochter, mijn zoon, ouders, mijn ouders, moeder, vader, oma, opa, je, jij, u, uw, staan, starter, starters, x, kzoek, kwil, kzou',
	pay: 'mogelijk, haalbaar, betalen, uitgeven, besteden',
	beside: 'boven, onder, naast, tegenover, zicht, uitzicht, bovenop, palend aan',
	own: 'eigen inbreng, inbreng, spaargeld, eigen middelen, eigen geld, voorschot, waarborg, huurwaarborg',
	'number:0.25': 'kwart, een kwart, kwart van een',
	'number:0.75': 'drie kwart, driekwart',
	part: 'living, woonkamer, leefruimte',
	resident:
		'ik woon, woon, ik werk, werk, wij wonen, we wonen, wij werken, we werken, nu, momenteel, mijn werk, werkzaam, ik verhuis van, verhuizen van, wij verhuizen van, afkomstig',
	centre: 'centrum, stadscentrum, binnenstad, stadskern, stadshart, hartje, hartje centrum, volle centrum',
	let: 'kot, koten, kotje, kotjes, studentenkamer, studentenkamers, studentenkot, studentenkoten, studentenstudio, student, studente',
	student: 'student, studente',
	'subtype:2:triplex': 'triplex, triplexappartement',
	field: 'weiland, weilanden, bos, bossen, weide, weides, weiden, akker, akkers',
	exact: 'exact, precies, juist, slechts, enkel',
	drive: 'rijden, rijafstand, autorijden, met de auto, met de wagen, met auto, rijtijd',
	between: 'tussen, tss',
	'unit:4046.856': 'acre, acres',
	each: 'per, de',
	lodging: 'kamer, kamers',
	ready: 'onmiddellijk te betrekken, direct te betrekken, onmiddellijk bewoonbaar, direct bewoonbaar',
	hour: 'uur, uren',
	travel:
		'te voet, wandelen, stappen, fietsen, met de fiets, met fiets, met de trein, met trein, met het openbaar vervoer, met de bus, sporen, treinen',
	'sort:newest':
		'nieuw te koop, nieuw te huur, nieuw op de markt, nieuw in het aanbod, nieuw in ons aanbod, nieuw in aanbod, nieuw aanbod, nieuw in de verkoop, nieuw in verkoop, nieuwste, nieuwste aanbod, nieuwste panden, pas online, net online, pas te koop, net te koop, recent te koop, recent toegevoegd, laatst toegevoegd, laatste aanbod, nieuw toegevoegd, nieuw binnen, pas binnen',
	'sort:price-asc': 'goedkoopste, de goedkoopste, laagste prijs, laagste prijzen',
};
