/** What some homes have and others do not, as readers of German look for it and texts say it. */
export const AMENITIES_DE = `
schwimmbad, schwimmbader, schwimmbaeder, hallenbad, swimmingpool, swimming pool, pool, pools, poolhaus, poolhauser, poolhaeuser, aussenpool, innenpool, schwimmteich,
whirlpool, jacuzzi, sauna, saunas, dampfbad, hamam, wellnessbereich, fitnessraum, kamin, kamine, kaminofen, offener kamin, offenem kamin,
offenen kamin, ofen, kachelofen, pelletofen, holzofen, wintergarten, wintergaerten, veranda, pergola, gartenhaus, gartenhauser,
gartenhaeuser, gartenlaube, schuppen, scheune, scheunen, nebengebaude, nebengebaeude, anbau, einliegerwohnung, einliegerwohnungen,
gastehaus, gaestehaus, loggia, keller, kellerraum, weinkeller, kellerabteil, fahrradkeller, fahrradraum,
partykeller, dachboden, speicher, empore, mezzanin, abstellraum, abstellkammer, hauswirtschaftsraum, waschkuche, waschkueche, waschraum,
vorratskammer, speisekammer, ankleidezimmer, ankleide, begehbarer kleiderschrank, begehbarem kleiderschrank, einbauschrank, einbauschranke,
einbauschraenke, einbaukuche, einbaukueche, offene kuche, offener kuche, offene kueche, offener kueche, kochinsel, kucheninsel,
arbeitszimmer, homeoffice, home office, hobbyraum, spielzimmer, heimkino, praxisraum, praxisraume, solaranlage, solaranlagen, photovoltaik,
photovoltaikanlage, pv anlage, sonnenkollektoren, batteriespeicher, warmepumpe, waermepumpe, warmepumpen, waermepumpen, fussbodenheizung,
klimaanlage, klimaanlagen, alarmanlage, smart home, ladestation, ladestationen, wallbox, ladesaule, ladesaeule, zisterne, regenwassertank,
brunnen, dreifachverglasung, dreifach verglasung, rollladen, rolllaeden, rolladen, elektrisches tor, einfahrt, auffahrt, parkett,
parkettboden, dielenboden, stuck, erker, badewanne, ebenerdige dusche, regendusche, stall, stalle, staelle, pferdestall, pferdestalle,
pferdestaelle, pferdebox, pferdeboxen, pferdekoppel, weide, weiden, wiese, wiesen, reitplatz, teich, teiche, gartenteich, obstgarten, obstwiese,
gemusegarten, gemuesegarten, tennisplatz, baumhaus, hausmeister
`;
