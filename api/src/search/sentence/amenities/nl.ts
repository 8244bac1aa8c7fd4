/** What some homes have and others do not, as Dutch speakers of Belgium look for it and texts say it. */
export const AMENITIES_NL = `
zwembad, zwembaden, zwembadje, binnenzwembad, buitenzwembad, verwarmd zwembad, zwemvijver, zwemvijvers, jacuzzi, bubbelbad, whirlpool,
hottub, hot tub, sauna, saunas, infraroodsauna, hammam, stoombad, wellness, wellnessruimte, fitness, fitnessruimte, fitnesszaal,
open haard, openhaard, haard, haarden, gashaard, houthaard, houtkachel, pelletkachel, kachel, haardvuur,
veranda, verandas, serre, wintertuin, pergola, tuinhuis, tuinhuisje, tuinhuizen, tuinberging, poolhouse, pool house, poolhuis, bijgebouw,
bijgebouwen, gastenverblijf, schuur, schuren, loggia, 
kelder, kelders, kelderruimte, wijnkelder, provisiekelder, fietskelder, zolder, zolders, zolderkamer, zolderruimte, mezzanine, entresol, vide,
berging, bergingen, bergruimte, bergplaats, fietsenberging, fietsberging, fietsenstalling, opslagruimte voor fietsen, opslag voor fietsen,
dressing, dressings, inloopkast, inloopkasten, inbouwkasten, ingemaakte kasten, vestiaire, bureau, thuiskantoor, werkkamer,
hobbykamer, hobbyruimte, speelkamer, speelzolder, filmzaal, home cinema, praktijkruimte, vrij beroep, polyvalente ruimte,
wasplaats, waskamer, wasruimte, bijkeuken, open keuken, kookeiland, keukeneiland, inloopdouche, regendouche, ligbad,
zonnepanelen, zonnepaneel, pv panelen, zonneboiler, thuisbatterij, warmtepomp, warmtepompen, vloerverwarming, airco, airconditioning,
domotica, alarm, alarmsysteem, laadpaal, laadpalen, laadstation, regenput, regenwaterput, waterput, driedubbel glas,
driedubbele beglazing, driedubbele ramen, rolluiken, elektrische poort, automatische poort, oprit, opritten, parket, parketvloer,
glas in lood, erker, zichtbare balken, stal, stallen, paardenstal, paardenstallen, paardenboxen, weide, weides, weiden, paddock, rijpiste,
vijver, vijvers, moestuin, boomgaard, tennisveld, tennisterrein, boomhut, conciergewoning, lijfrente
`;
