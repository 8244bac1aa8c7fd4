import type { Vocabulary } from './vocabulary.ts';

export const NL: Vocabulary = {
	'goal:0':
		'huren beu, beu van huren, moe van het huren, moe van huren, het huren beu, eigenaar worden, eigenaar te worden, stoppen met huren, stop met huren, te kopen, investeren, investering, als investering, investeringspand, opbrengsteigendom, beleggen, kan verhuren, kunnen verhuren, mogen verhuren, verhuren aan, op de markt, te verkopen, verkopen, te koop zetten, te koop aanbieden, te koop stellen, in de verkoop zetten, op de markt zetten, op de markt brengen, tk, te k, geschikt voor verhuur, geschikt om te verhuren, te koop, te kop, kopen, koop, aankopen, aankoop, verkoop, bureau te koop, goed verhuurt, goed verhuurd, goed verhuurbaar, vlot verhuurbaar, vlot verhuurd, goed te verhuren, om te verhuren, huurrendement, huuropbrengst, huuropbrengsten, rendement, vrij bij akte, vrij bij de akte, beschikbaar bij akte, nieuw te koop, nieuw in de verkoop, nieuw in verkoop, pas te koop, net te koop, recent te koop, openbare verkoop, openbare verkopen, veiling, veilingen, executieverkoop, gedwongen verkoop, beleggingsvastgoed, investeringsvastgoed, opbrengstvastgoed, beleggingspanden, investeringspanden, opbrengstpanden, beleggingseigendom, vastgoed als belegging, vastgoed als investering, pand als belegging, pand als investering, beleggingsappartement, beleggingsappartementen, investeringsappartement, investeringsappartementen',
	'goal:1':
		'wie verhuurt, te verhuren, verhuren, te huur zetten, te huur stellen, te huur aanbieden, th, te h, te huur, huren, huur, verhuur, te huren, kamer te huur, kamer huren, te huur kamer, kamertje huren, te hur, bureau te huur, bureau huren, nieuw te huur',
	'type:1':
		'hs, huis, huizen, woning, woningen, huisje, huisjes, huisken, huiske, huiskes, gezinswoning, woonhuis, landhuis, landhuizen, huizeke, huizetje, stadswoning, stadswoningen, ben woning, ben woningen, woonst, woonsten, hoekwoning, hoekwoningen, hoekhuis, hoekhuizen, huis ben, woning ben, vakantiehuis, vakantiehuizen, vakantiewoning, vakantiewoningen, buitenverblijf, ruine, won, tweede verblijf, tweede verblijven, starterswoning, starterswoningen, startershuis, starterwoning, burgerhuis, burgerhuizen, weekendhuis, weekendhuizen, weekendhuisje, weekendhuisjes, weekendverblijf, weekendverblijven, vakantiehuisje, vakantiehuisjes, passiefhuis, passiefhuizen, passiefwoning, passiefwoningen',
	head: 'woning, woningen, appartement, appartementen',
	'type:2':
		'aptmnt, apptmnt, aptm, appartement, appartementen, app, appt, flat, flats, appartementje, flatje, gelijkvloers appartement, ben appartement, hoekappartement, hoekappartementen, appartement ben, vakantieappartement, vakantieappartementen, tweede verblijf, tweede verblijven, startersappartement, starterappartement, beleggingsappartement, beleggingsappartementen, investeringsappartement, investeringsappartementen',
	'type:3':
		'studio, studios, studio s, kot, studentenkamer, studentenkot, koten, kotje, kotjes, studiootje, kamertje, kamer te huur, kamer huren, te huur kamer, kamertje huren, studentenkamers, studentenkoten, studentenstudio',
	'type:4':
		'grond, gronden, perceel, percelen, kavel, kavels, terrein, terreinen, lap grond, stuk grond, perceel grond, projectgrond, projectgronden, verkaveling, verkavelingen, landbouwgrond, landbouwgronden, akkerland, bosgrond, bosgronden, weidegrond, hooiland, recreatiegrond',
	'type:5':
		'tweegezinswoning, tweegezinswoningen, 2 gezinswoning, 2 gezinswoningen, driegezinswoning, driegezinswoningen, 3 gezinswoning, 3 gezinswoningen, opbrengsteigendom, opbrengsteigendommen, opbrengsthuis, opbrengstpand, investeringspand, meergezinswoning, beleggingspand, appartementsgebouw, appartementsblok, wooneenheden, meerdere wooneenheden, meergezinswoningen, pand met meerdere wooneenheden, gemengd pand, beleggingsvastgoed, investeringsvastgoed, opbrengstvastgoed, beleggingspanden, investeringspanden, opbrengstpanden, beleggingseigendom, vastgoed als belegging, vastgoed als investering, pand als belegging, pand als investering',
	'type:6':
		'commercieel, commercieel pand, handelspand, handelspanden, winkel, winkels, winkelruimte, handelszaak, handelseigendom, handelsgelijkvloers, zaak, winkelpand, winkelpanden',
	'type:8':
		'industrieel, industrie, industriepand, industriegebouw, loods, loodsen, magazijn, magazijnen, opslagruimte, opslag, opslagplaats, stapelruimte, stapelplaats, werkplaats, kmo unit, bedrijfsruimte, bedrijfspand',
	'type:9':
		'kantoor, kantoren, kantoorruimte, kantoorruimtes, kantoorpand, bureauruimte, bureau te huur, bureau te koop, bureau huren, bureel, burelen, bureelruimte, bureelruimtes, bureelruimten, kantoorgebouw, kantoorgebouwen, kantoorruimten',
	'subtype:1:villa': "villatje, villatjes, villaatje, villa, villas, villa's",
	'subtype:1:eengezinswoning': 'eengezinswoning, eengezinswoningen',
	'subtype:1:rijwoning':
		'rijhs, 2 gevel, twee gevel, 2 gevels, twee gevels, 2 gevelwoning, 2 gevel woning, tweegevelwoning, rijwoning, rijwoningen, rijhuis, rijhuizen, tussenwoning, gesloten bebouwing, gesloten woning',
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
	'subtype:1:nieuwbouwwoning':
		'nieuwbouwwoning, nieuwbouwwoningen, nieuwbouw woning, nieuwbouw woningen, nieuwbouwhuis, nieuwbouwhuizen, nieuwbouw huis, nieuwbouw huizen',
	'subtype:2:penthouse': 'penthouse, penthouses, dakappartement, dakappartementen, dakapp',
	'subtype:2:duplex': 'duplex, duplexen, duplexappartement',
	'subtype:2:loft': 'loft, lofts, industriele loft, industriele lofts',
	'subtype:2:gelijkvloers':
		'gelijkvloers appartement, gelijkvloers, benedenverdieping, gelijkvloerse, gelijkvloerse verdieping, glvl, gelijkvl, gelijkvloer, begane grond, begane grond verdieping, gelijkvloersappartement, gelijkvloersflat, benedenwoning, benedenappartement, beneden appartement, gelijkvloers verdiep, gelijkvloerse verdiep',
	'subtype:2:assistentiewoning':
		'assistentiewoning, assistentiewoningen, serviceflat, serviceflats, seniorenflat, seniorenflats, seniorenwoning, seniorenwoningen, seniorenappartement, aanleunwoning, assistentieflat, assistentieflats',
	quality:
		'glvl, gelijkvl, gelijkvloer, begane grond, begane grond verdieping, gelijkvloersappartement, gelijkvloersflat, benedenwoning, benedenappartement, beneden appartement, gelijkvloers verdiep, gelijkvloerse verdiep, bel etage, beletage, gelijkvloers, benedenverdieping, gelijkvloers appartement, alleenstaand, alleenstaande, vrijstaand, vrijstaande, gelijkvloerse, gelijkvloerse verdieping, halfopen, half open, halfvrijstaand, half vrijstaand',
	'subtype:4:bouwgrond': 'bouwgrond, bouwgronden, bouwperceel, bouwkavel, bouwkavels',
	'subtype:6:handelsruimte': 'handelsruimte, handelsruimten, handelsruimtes',
	'subtype:6:horecazaak':
		'horeca, horecapand, horecapanden, horecazaak, horecazaken, horeca zaak, horeca zaken, cafe, restaurant, restaurants',
	'room:bedrooms':
		'kmr, kmrs, slpkamer, slpkamers, slkamer, slkamers, slaapkmr, slaapkmrs, slaapkamer, slaapkamers, slpk, slpks, slk, sl, sk, slaapk, kamer, kamers, slp, slps, slaapkmr',
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
	'feature:cellar': 'kelder, kelders, kelderruimte, onderkelderd, onderkelderde',
	'feature:furnished': 'gemeubeld, gemeubelde, gemeubileerd, gemeubileerde, bemeubeld, bemeubelde',
	'projects:only':
		'nieuw project, nieuwe projecten, project, projecten, nieuwbouw, nieuwbouwproject, nieuwbouwprojecten, nieuwbouwwoning, nieuwbouwwoningen, nieuwbouw woning, nieuwbouw woningen, nieuwbouwhuis, nieuwbouwhuizen, nieuwbouw huis, nieuwbouw huizen',
	'projects:none':
		'geen nieuwbouw, zonder nieuwbouw, bestaande bouw, geen project, geen projecten, zonder projecten, geen nieuwbouwproject, geen nieuwbouwprojecten',
	available:
		'beschikbaar nu, vrij nu, onmiddellijk beschikbaar, direct beschikbaar, meteen beschikbaar, onmiddellijk vrij, nu vrij, nu beschikbaar, meteen vrij, direct vrij, onmiddelijk beschikbaar, onmiddelijk vrij',
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
	epc: 'epc, epc label, epc waarde, energielabel, energieklasse, energiescore, label, energiecertificaat, energieprestatie, epb, peb, epb label, epb klasse, epc klasse, peb label, peb klasse, epc score, epc scores, peb score, epb score, score, klasse',
	also: 'ook, erbij, plus, daarnaast, evenals',
	plus: 'plus',
	worse: 'slechter dan, slechter als, minder goed dan',
	everywhere:
		'overal, eender waar, waar dan ook, om het even waar, gelijk waar, maakt niet uit waar, plaats maakt niet uit, locatie maakt niet uit, in heel belgie, heel belgie',
	compared: 'beter dan, niet slechter dan, niet lager dan',
	optional: 'indien mogelijk, als het kan, liefst, liefst met, eventueel, eventuele, idealiter, bij voorkeur',
	better:
		'of beter, of hoger, of beter label, minstens, minimaal, beter dan, niet slechter dan, niet lager dan',
	year: 'uit, daterend van, dateert van, uit het jaar, van het jaar, uit de jaren, bouwjaar, gebouwd, gebouwd in, bouwjaar van, bj',
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
		'ni ver van, nie ver van, nt ver van, ni te ver van, nie te ver van, nt te ver van, omstreken, rond, rondom, omgeving, omgeving van, nabij, dichtbij, dicht bij, vlakbij, in de buurt van, in de omgeving van, buurt van, regio, rand van, niet ver van, niet te ver van, niet ver weg van, wandelafstand, wandelafstand van, op wandelafstand, op wandelafstand van, loopafstand van, fietsafstand van, in de buurt, omg, omg van',
	surroundings:
		'omgeving, of omgeving, of omstreken, en omg, of de omgeving, en nabije omgeving, en ruime omgeving, en omgeving, en omstreken, en rand, eo, en buurt, en deelgemeenten, en de omgeving, omstreken, omg',
	'level:province': 'provincie',
	'level:arrondissement': 'arrondissement',
	'level:region': 'gewest',
	'bound:min':
		'niet minder als, meer als, groter als, duurder als, min, minimum, minstens, minimaal, vanaf, meer dan, boven, groter dan, of meer, ten minste, tenminste, na, later dan, nieuwer dan, recenter dan, jonger dan, sinds, of later, of nieuwer, of recenter, of hoger, of groter, duurder dan, hoger dan, minimumprijs, minimale prijs, niet minder dan, niet goedkoper dan, en meer, en hoger',
	'bound:max':
		'niet duurder als, niet meer als, goedkoper als, minder als, kleiner als, tot, max, maximum, maximaal, hoogstens, onder, onder de, minder dan, beneden, ten hoogste, goedkoper dan, niet meer dan, niet duurder dan, budget, budget van, voor maximaal, tot en met, tem, t e m, t m, tot aan, tot max, voor, ouder dan, vroeger dan, kleiner dan, lager dan, of minder, of vroeger, of ouder, of lager, of kleiner, niet hoger dan, maximumprijs, hooguit, of slechter',
	'bound:between': 'tussen, tussen de, tss, van',
	'bound:about': 'ongeveer, circa, ca, rond, rond de, omstreeks',
	strict:
		'meer als, minder als, groter als, kleiner als, duurder als, goedkoper als, na, later dan, nieuwer dan, recenter dan, jonger dan, voor, ouder dan, vroeger dan, meer dan, minder dan, groter dan, kleiner dan, duurder dan, hoger dan, goedkoper dan, lager dan, beter dan',
	newer: 'of jonger, of recenter, of nieuwer, of later, en jonger, en recenter, en nieuwer',
	older: 'of ouder, of vroeger',
	aged: 'jonger dan, ouder dan, nieuwer dan, recenter dan',
	old: 'jaar oud, jaar oude, jaren oud',
	when: 'na, later dan, nieuwer dan, recenter dan, jonger dan, voor, ouder dan, vroeger dan',
	to: "tot, en, a, tem, t e m, t m, tot en met, tot aan, jusqu'a",
	and: 'en, of, en of, alsook',
	or: 'of, en of',
	euro: 'euro, eur, euros',
	'foreign-money': 'pond, britse pond, dollar, dollars, gbp, usd, chf',
	price:
		'prijs, vraagprijs, verkoopprijs, koopprijs, aankoopprijs, prijs van, huurprijs, maandhuur, maandelijkse huur',
	monthly:
		'alles in, huurprijs, maandhuur, maandelijkse huur, huurlasten, kosten inbegrepen, kosten inbegr, kosten inclusief, kosten incl, kosten in, inclusief kosten, incl kosten, inclusief alle kosten, alle kosten inbegrepen, met kosten inbegrepen, lasten inbegrepen, inclusief lasten, alles inbegrepen, alles inclusief, exclusief kosten, excl kosten, zonder kosten, kosten niet inbegrepen, gemeenschappelijke kosten inbegrepen, all in, kosten, lasten, vaste kosten, gemeenschappelijke kosten',
	budget: 'budget, budget van',
	sized: 'kleiner dan, groter dan, of kleiner, of groter',
	month: 'per maand, maand, pm, maandelijks, p m',
	'times:100': 'honderd',
	'times:1000': 'k, duizend, dzd',
	'times:100000': 'ton',
	'times:1000000': 'm, mio, mln, miljoen, miljoenen, miljoentje, miljoentjes',
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
		'in optie, onder optie, onder bod, onder compromis, publieke verkoop, publieke verkopen, investeren, investering, als investering, investeringspand, beleggen, huisdier toegelaten, alles in, geschikt voor verhuur, geschikt om te verhuren, kosten koper, verkocht, verkochte, verhuurd, verhuurde, niet duur, niet te duur, huisdieren toegelaten, honden toegelaten, groot, grote, ruim, ruime, klein, kleine, compact, compacte, riante, riant, gigantische, enorme, lange termijn, korte termijn, lange periode, korte periode, periode, ten zuiden van, ten noorden van, ten oosten van, ten westen van, kindvriendelijk, kindvriendelijke, grootste, kleinste, uit de hand, belegging, als belegging, b&b, b b, bed and breakfast, eerste verdieping, tweede verdieping, derde verdieping, vierde verdieping, bovenste verdieping, hoogste verdieping, laatste verdieping, laatste verdiep, bovenste verdiep, eerste verdiep, tweede verdiep, derde verdiep, ben woning, ben woningen, ben appartement, goed verhuurt, goed verhuurd, goed verhuurbaar, vlot verhuurbaar, vlot verhuurd, goed te verhuren, om te verhuren, huurrendement, huuropbrengst, huuropbrengsten, rendement, verhuurt, hoekwoning, hoekwoningen, hoekhuis, hoekhuizen, hoekappartement, hoekappartementen, huis ben, woning ben, appartement ben, vakantiehuis, vakantiehuizen, vakantiewoning, vakantiewoningen, vakantieappartement, vakantieappartementen, buitenverblijf, tweede verblijf, tweede verblijven, ruine, renovatieproject, renovatieprojecten, slecht epc, apart, aparte, weiland, weilanden, landbouwgrond, landbouwgronden, akkerland, bosgrond, bosgronden, weidegrond, hooiland, recreatiegrond, vrij bij akte, vrij bij de akte, beschikbaar bij akte, instapklaar, instapklare, openbare verkoop, openbare verkopen, veiling, veilingen, executieverkoop, gedwongen verkoop, starter, starters, starterswoning, starterswoningen, startershuis, startersappartement, starterappartement, starterwoning, stadswoning, stadswoningen, landhuis, landhuizen, burgerhuis, burgerhuizen, betaalbaar, betaalbare, goedkoop, goedkope, jong koppel, jonge koppels, koppel, jong gezin, kroostrijk gezin, gezin van drie, gezin van vier, gezin van vijf, gezin van zes, schoonmoeder, schoonvader, schoonouders, alleen, voor mij alleen, alleen voor mij, alleenwonend, thuiswerk, thuiswerken, thuis werken, thuis te werken, van thuis uit werken, telewerk, telewerken, zonder werken, geen werken, zonder werk, zonder renovatiewerken, werk aan, met werk aan, krap budget, klein budget, beperkt budget, overstromingsgebied, niet in overstromingsgebied, buiten overstromingsgebied, verlaagde btw, btw 6, co living, coliving, as is, centraal station, investeerder, gezin, familie, aan het water, aan het park, aan het bos, gezin van 3, gezin van 4, gezin van 5, gezin van 6, hond toegelaten, kat toegelaten, katten toegelaten, geen werk aan, prijs op aanvraag, prijs op verzoek, op aanvraag, met z n tweeen, met z n drieen, met z n vieren, met z n vijven, met z n zessen, met z n tweetjes, met zn tweeen, met zn drieen, met zn vieren, met zn vijven, met zn zessen, met zn tweetjes, met zijn tweeen, met zijn drieen, met zijn vieren, met zijn vijven, met zijn zessen, met zijn tweetjes, met ons tweeen, met ons drieen, met ons vieren, met ons vijven, met ons zessen, met ons tweetjes, weekendhuis, weekendhuizen, weekendhuisje, weekendhuisjes, weekendverblijf, weekendverblijven, vakantiehuisje, vakantiehuisjes, passiefhuis, passiefhuizen, passiefwoning, passiefwoningen, nieuw deze week, nieuw sinds deze week, nieuw van deze week, nieuw sinds vorige week, nieuw vandaag, nieuw sinds vandaag, nieuw deze maand, nieuw sinds deze maand, nieuw van vandaag, deze week nieuw, deze week toegevoegd, in prijs verlaagd, onlangs in prijs verlaagd, recent in prijs verlaagd, prijs verlaagd, verlaagd in prijs, verlaagde prijs, prijsverlaging, prijsverlagingen, prijsdaling, prijsdalingen, in prijs gedaald, prijs gedaald, gedaald in prijs, prijs gezakt, in prijs gezakt, afgeprijsd, afgeprijsde, beleggingsvastgoed, investeringsvastgoed, opbrengstvastgoed, beleggingspanden, investeringspanden, opbrengstpanden, beleggingseigendom, vastgoed als belegging, vastgoed als investering, pand als belegging, pand als investering, beleggingsappartement, beleggingsappartementen, investeringsappartement, investeringsappartementen, deze week, sinds deze week, van deze week, vorige week, sinds vorige week',
	'counted:cars': "auto, autos, auto's, wagen, wagens",
	'counted:people':
		'persoon, personen, mensen, man, kind, kinderen, gezinsleden, volwassenen, studenten, honden, hond, katten, kat, huisdier, huisdieren, vrouw, moeder, vader, dame, heer, vrienden, vriendinnen',
	'counted:years': 'jaar, jaren, jaar oud, jaar oude, jaren oud',
	minute: 'min, minuut, minuten',
	with: 'met, inclusief, incl, verdeeld in, opgedeeld in, opgesplitst in, ingedeeld in, bestaande uit, onderverdeeld in',
	away: 'ver van, ver weg van',
	'centre-of': 'centrum van, hartje',
	outside: 'weg uit, weg van, wegwezen uit, buiten, ver van, ver weg van, overal behalve, uitgezonderd',
	unneeded:
		'is een plus, een plus, is mooi meegenomen, mooi meegenomen, zou leuk zijn, zou fijn zijn, zou mooi zijn, als het kan, indien mogelijk, niet verplicht, niet nodig, hoeft niet, hoeven niet, niet noodzakelijk, is niet noodzakelijk, is niet nodig, niet belangrijk, moet niet, mag maar moet niet, geen vereiste, niet vereist, geen must, is geen must, maakt niet uit, maakt niets uit, maakt mij niet uit, maakt ons niet uit, om het even',
	not: 'in geen geval, onder geen beding, zeker niet, absoluut niet, vermijd, vermijden, ni, nt, nie, gene, gen, geen, zonder, niet, behalve, alles behalve, noch, nooit, niets, geen nood aan, geen behoefte aan, in plaats van, dan een, niks, nergens, allesbehalve, ipv, i p v, hoeft geen, moet geen, mag geen, mag niet, alles uitgezonderd, alles buiten',
	'all-but': 'behalve, alles behalve, allesbehalve, alles uitgezonderd, alles buiten',
	'not-so': 'ni, nt, nie, niet',
	street: 'straat, steenweg, laan, lei, plein, kaai, dreef, markt',
	reference: 'ref, referentie, nummer, code, refnr, nr, referentienummer, pandnummer',
	thing: 'boom, peer, spa, mol, beek, berg, linden, paal',
	article: 'een, de, het, t',
	by: 'bij, naast, kortbij',
	'month-part': 'eind, einde, begin, midden, half',
	where: 'in, te, naar, uit, van, bij',
	text: 'helder, heldere, souterrain, optie tot kopen, koopoptie, huurder, huurders, verhuurder, kleiners, groters, industriele stijl, industriele look, geschatte, verhuurkantoor, verhuurkantoren, kookplaat, dak, hoofd, tstad, koopje, koopjes, verkoper, verkopers, openbaar zwembad, gemeentelijk zwembad, stedelijk zwembad, zwembad in de buurt, zwembad vlakbij, zwembad dichtbij, co housing, renovatieproject, beglazing, wijk, gevel, gevels, verdieping, renovatie, recent, recente, charme, gezellig, gezellige, oud, oude, kosten, lasten, vaste kosten, gemeenschappelijke kosten, dubbele, dubbel, keuken, hal, zicht, zeezicht, uitzicht, station, school, scholen, rustig, rustige, gerenoveerd, gerenoveerde, te renoveren, landelijk, landelijke, groen, groene, modern, moderne, ruim, ruime, zonnig, zonnige, licht, energiezuinig, huisdieren, zee, strand, bos, park, water, dakterras op het zuiden, zuid, laden, hoek, investering, paarden, inkomhal, bovenste, rusthuis, openbare, ongemeubeld, ongemeubelde, noorden, zuiden, oosten, westen, op te knappen, opknapwoning, casco, ruwbouw, tweede verblijf, cohousing, lage energie, openbaar vervoer, openbaar, vervoer, voor de deur, toplocatie, gepensioneerd, passief, winkels, hond, honden, kat, katten, bron, postkantoor, ziekenhuis, stadhuis, gemeentehuis, bakker, apotheek, supermarkt, creche, kinderdagverblijf, groot, grote, klein, kleine, compact, compacte, riante, riant, gigantische, enorme, grootste, kleinste, fietsen, doodlopende straat, europese, belgische, vlaamse, waalse, op te frissen, dorp, dorpje, dorpskern, landelijk dorp, metro, metrostation, tramhalte, btw, rolstoel, rolstoelvriendelijk, rolstoeltoegankelijk, toegankelijk, platteland, platte land, op het land, op de buiten, op den buiten, levensbestendig, levensbestendige, levensloopbestendig, levensloopbestendige, levenslang wonen, 1 niveau, een niveau, stacaravan, stacaravans, caravan, caravans, woonwagen, woonwagens, woonboot, woonboten, woonzorgcentrum, procent, studenten',
	length: 'gevel, gevelbreedte, breedte, diepte, plafondhoogte',
	metre: 'm, meter, meters',
	filler:
		'staat, werken, thuis, geschat, komen, al, krijg, krijgen, hun, haar, zit, zitten, wegens, langs, stop, stoppen, later, anders, iets anders, pendelen, pendelaar, hoe, weg uit, verlaten, te doen, doen, kben, nor, mn, vant, ge, gij, gulder, oas, hebt, laat weten, laat iets weten, goeiemorgen, goedemorgen, goeiemiddag, goedemiddag, goeienavond, goedenavond, hey, heey, hoi, halloo, er, t, ik, wij, we, zoek, zoeken, zoekt, op zoek naar, ik zoek, wil, willen, graag, een, de, het, in, op, te, aan, bij, met, en, of, of in, van, voor, die, dat, is, om, er, naar, mijn, ons, liefst, bij voorkeur, heeft, hebben, stad, gemeente, centrum van, deelgemeente, wonen, pand, panden, eigendom, vastgoed, immo, alle, alles, wat, hoeveel, wat kost, wat kosten, over te nemen, meer, asjeblieft, alsjeblieft, aub, ook, we zoeken, wij zoeken, ben, zijn, naar een, op zoek, gezocht, zou, willen we, hebben, kunnen, kan, graag een, alstublieft, svp, gelieve, hallo, dag, beste, goedendag, mijn gezin, ons gezin, vriendin, vriend, partner, mijn partner, onszelf, mezelf, mij, ons, onze, samen, iets, ergens, dus, maar, nog, zo, heel, zeer, erg, echt, misschien, eventueel, eventuele, ongeveer, ook nog, tips, aanbod, huidige, b, be, belgie, per, als, dan, wel, zonder meer, deze, dit, dat er, waar, liefst met, dicht, mooi, mooie, leuk, leuke, goed, goede, moet, moeten, moest, mag, heb, e, me, nen, ne, eerste, goeiedag, houden, met pensioen, pensioen, zouden, gaan, iemand, liever, voor de, voor het, volgende maand, alleenstaande, mama, papa, mijn man, mijn vrouw, gelegen, geef, geef mij, toon, toon mij, laat, laat mij, laat zien, zien, zou je, veel, postcode, postnummer, straks, momenteel, nodig, ik woon, woon, ik werk, werk, wij wonen, we wonen, wij werken, we werken, nu, mijn werk, werkzaam, exact, precies, juist, zeker, hoeft, overal, buurt, k zoek, k wil, k heb, k ben, k wou, wie, alleenstaanden, living, woonkamer, leefruimte, absoluut, verhuis, verhuizen, verhuist, verhuizing, naast, tegenover, jullie, welke, welk, vind, vinden, vind ik, dochter, zoon, mijn dochter, mijn zoon, ouders, mijn ouders, moeder, vader, oma, opa, je, jij, u, uw, staan, x, kzoek, kwil, kzou, amai, jong, voor mijn gezin, voor ons gezin, mijn familie, onze familie, eerst',
	pay: 'mogelijk, haalbaar, betalen, uitgeven, besteden',
	beside: 'boven, onder, naast, tegenover, zicht, uitzicht, bovenop, palend aan',
	own: 'eigen inbreng, inbreng, spaargeld, eigen middelen, eigen geld, voorschot, waarborg, huurwaarborg',
	'number:0.25': 'kwart, een kwart, kwart van een',
	'number:0.75': 'drie kwart, driekwart',
	part: 'living, woonkamer, leefruimte',
	resident:
		'werken, wij werken, we werken, weg uit, verlaten, ik woon, woon, ik werk, werk, wij wonen, we wonen, wij werken, we werken, nu, momenteel, mijn werk, werkzaam, ik verhuis van, verhuizen van, wij verhuizen van, verhuizen uit, wij verhuizen uit, ik verhuis uit, vertrekken uit, afkomstig',
	centre: 'centrum, stadscentrum, binnenstad, stadskern, stadshart, hartje, hartje centrum, volle centrum',
	let: 'verhuurder verkoopt, huisbaas verkoopt, huisbaas verkoopt het huis, huisbaas verkoopt de woning, huisbaas verkoopt het appartement, eigenaar verkoopt, eigenaar verkoopt het huis, kot, koten, kotje, kotjes, studentenkamer, studentenkamers, studentenkot, studentenkoten, studentenstudio, student, studente',
	student: 'student, studente',
	'subtype:2:triplex': 'triplex, triplexappartement',
	building: 'gebouw, pand',
	field: 'weiland, weilanden, bos, bossen, weide, weides, weiden, akker, akkers',
	exact: 'exact, precies, juist, slechts, enkel',
	only: 'enkel, alleen, slechts',
	drive:
		'rijden, rijafstand, autorijden, met de auto, met de wagen, met auto, rijtijd, met de trein, met trein, sporen, treinen',
	between: 'tussen, tss',
	'unit:4046.856': 'acre, acres',
	each: 'per, de',
	lodging: 'kamer, kamers',
	ready: 'onmiddellijk te betrekken, direct te betrekken, onmiddellijk bewoonbaar, direct bewoonbaar',
	hour: 'uur, uren',
	travel:
		'te voet, wandelen, stappen, fietsen, met de fiets, met fiets, met het openbaar vervoer, met de bus',
	'sort:newest':
		'nieuw te koop, nieuw te huur, nieuw op de markt, nieuw in het aanbod, nieuw in ons aanbod, nieuw in aanbod, nieuw aanbod, nieuw in de verkoop, nieuw in verkoop, nieuwste, nieuwste aanbod, nieuwste panden, pas online, net online, pas te koop, net te koop, recent te koop, recent toegevoegd, laatst toegevoegd, laatste aanbod, nieuw toegevoegd, nieuw binnen, pas binnen, nieuw deze week, nieuw sinds deze week, nieuw van deze week, nieuw sinds vorige week, nieuw vandaag, nieuw sinds vandaag, nieuw deze maand, nieuw sinds deze maand, nieuw van vandaag, deze week nieuw, deze week toegevoegd',
	'sort:price-asc':
		'goedkoopste, de goedkoopste, laagste prijs, laagste prijzen, laag naar hoog, van laag naar hoog, prijs laag naar hoog, prijs van laag naar hoog, van goedkoop naar duur, oplopende prijs, prijs oplopend',
	limit:
		'min, minimum, minstens, minimaal, vanaf, minimumprijs, minimale prijs, tot, max, maximum, maximaal, minder dan, budget, budget van, voor maximaal, tot en met, tot aan, tot max, voor, maximumprijs',
	unclear: 'of minder, of vroeger, of ouder, of lager, of kleiner, of slechter',
	monthwise: 'per maand, maandelijks, p m',
	built: 'gebouwd',
	redone: 'gerenoveerd',
	rather: 'liever, eerder',
	than: 'dan, als',
	origin: 'van, uit',
	towards: 'naar',
	seek: 'zoek, zoekt, zoeken',
	during: 'in',
	upon: 'op',
	box: 'bus',
	mine: 'haar, mijn eigen, ons eigen, onze eigen, mijn, mn, ons, onze',
	home: 'pand, eigendom, vastgoed, panden, eigendommen',
	selling:
		'ik verkoop, ik verhuur, ik zoek huurders, ik zoek een huurder, ik zoek huurder, we zoeken huurders, wij zoeken huurders, op de markt te brengen, op de markt te zetten, te koop te zetten, te koop te stellen, te huur te zetten, verkocht worden, moet verkocht worden, moeten verkocht worden, zoek huurders, zoeken huurders, zoek huurder, zoek een huurder, zoeken een huurder, huurder gezocht, huurders gezocht, huurder zoeken, huurders zoeken, huurder vinden, laten beheren, in verhuur geven, verkoopsopdracht, verkoopopdracht, koper zoeken, zoek een koper, op zoek naar koper, op zoek naar een koper, koper vinden, koper gezocht, koper voor, te gelde maken, commissie, commissie makelaar, makelaarskosten, verkoopkosten, verkoopprijs bepalen, vraagprijs bepalen, wie wil mijn, wie wil ons, op zoek naar huurder, op zoek naar huurders, verkopen, verhuren, te koop zetten, te koop aanbieden, te koop stellen, in de verkoop zetten, op de markt zetten, op de markt brengen, te huur zetten, te huur stellen, te huur aanbieden',
	offering: 'te koop, verkoop, te verkopen, te huur, verhuur, te verhuren',
	valuation:
		'schattingen, gratis schattingen, prijsschatting, schatter, waarde woning, waarde huis, waarde appartement, waarde van de woning, waarde van het huis, prijs van mijn, prijs van ons, hoe duur is mijn, hoe duur is ons, hoeveel krijg ik voor mijn, hoeveel krijgen we voor ons, wat krijg ik voor mijn, opbrengen, schattink, schatingen, schating, waarde van mijn, waarde van ons, waarde van onze, schatting, gratis schatting, schatten, laten schatten, gratis laten schatten, schatting aanvragen, waardebepaling, gratis waardebepaling, waardeschatting, woningschatting, taxatie, taxeren, laten taxeren, woningwaarde, waarde bepalen, waarde berekenen',
	worth: 'waard, waarde',
	buy: 'huren beu, beu van huren, moe van het huren, moe van huren, het huren beu, eigenaar worden, eigenaar te worden, stoppen met huren, stop met huren, kopen, aankopen, te kopen, investeren, investering, als investering, investeringspand, opbrengsteigendom, beleggen, kan verhuren, kunnen verhuren, mogen verhuren, om te verhuren, verhuren aan, beleggingsvastgoed, investeringsvastgoed, opbrengstvastgoed, beleggingspanden, investeringspanden, opbrengstpanden, beleggingseigendom, vastgoed als belegging, vastgoed als investering, pand als belegging, pand als investering, beleggingsappartement, beleggingsappartementen, investeringsappartement, investeringsappartementen',
	lives: 'ik woon, woon, wonen, wij wonen, we wonen',
	sold: 'te groot, te klein, te groot geworden, te klein geworden, ruilen, verkocht, verkochten',
	'not-too': 'niet te, niks te, ni te, nie te, niet al te, niks al te, geen te',
	decade: 'jaren, uit de jaren, van de jaren, jaren van',
	decades: 'er, s',
	paid: 'inkomen, inkomens, pensioen, loon, nettoloon, salaris, verdien, verdienen, kadastraal inkomen, ki, onroerende voorheffing, syndicuskosten, syndickosten, gemeenschappelijke kosten, maandelijkse kosten, vaste kosten, lenen, lening, afbetaling, afbetalen, aflossing, hypotheek, betalen nu, betaal nu, we betalen, wij betalen, ik betaal, huren nu, huur nu, huren momenteel, nu huur ik, nu huren we, ik huur nu, we huren nu, wij huren nu, huidige huur, huur, leningen, afbetalingen, af te betalen, aflossingen, aflossen, hypothecaire lening, hypothecair krediet, woonkrediet, woonlening',
	mortgage:
		'lenen, lening, leningen, afbetaling, afbetalingen, afbetalen, af te betalen, aflossing, aflossingen, aflossen, hypotheek, hypothecaire lening, hypothecair krediet, woonkrediet, woonlening',
	landlord:
		'huisbaas verkoopt, huisbaas verkoopt het huis, huisbaas verkoopt de woning, huisbaas verkoopt het appartement, eigenaar verkoopt, eigenaar verkoopt het huis, verhuurder verkoopt',
	'sort:price-desc':
		'duurste, de duurste, hoogste prijs, hoogste prijzen, hoog naar laag, van hoog naar laag, prijs hoog naar laag, prijs van hoog naar laag, van duur naar goedkoop, aflopende prijs, prijs aflopend',
};
