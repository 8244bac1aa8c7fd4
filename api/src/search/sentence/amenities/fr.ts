/** What some homes have and others do not, as French speakers of Belgium look for it and texts say it. */
export const AMENITIES_FR = `
piscine, piscines, piscine interieure, piscine exterieure, piscine chauffee, etang de baignade, jacuzzi, jacuzzis, bain a remous, hot tub,
sauna, saunas, hammam, salle de sport, salle de fitness, fitness, espace wellness, wellness,
feu ouvert, feux ouverts, feu de bois, cheminee, cheminees, poele, poele a bois, poele a pellets, poele a granules, insert,
veranda, verandas, verriere, verrieres, jardin d hiver, pergola, abri de jardin, chalet de jardin, pool house, poolhouse,
annexe, annexes, dependance, dependances, gite, gites, ancienne grange, grange, granges, loggia,
cave, caves, cave a vin, caves a vin, cave a vins, caves a vins, cave a velo, cave a velos, sous sol, sous sols, grenier, greniers, grenier amenage, grenier amenageable, combles, combles amenages,
mezzanine, mezzanines, buanderie, buanderies, debarras, cellier, garde manger, local velo, local velos, local a velos, local pour velos,
dressing, dressings, garde robe, placards, placards integres, salle de jeux, salle de jeu, salle de cinema, home cinema, home cine,
profession liberale, cabinet medical, cuisine ouverte, cuisine americaine, ilot central, baignoire, baignoires, douche a l italienne,
panneaux solaires, panneau solaire, panneaux photovoltaiques, photovoltaique, batterie domestique, chauffe eau solaire,
pompe a chaleur, pompes a chaleur, chauffage au sol, chauffage sol, climatisation, clim, air conditionne, airco,
domotique, alarme, alarmes, systeme d alarme, borne de recharge, bornes de recharge, borne electrique, citerne, citerne d eau de pluie,
citerne a eau de pluie, puits, triple vitrage, volets, volets electriques, volets roulants, portail electrique, portail automatique,
porte blindee, parquet, parquets, poutres, poutres apparentes, moulures, vitraux, bow window, fosse septique,
ecurie, ecuries, boxes a chevaux, boxes pour chevaux, prairie, prairies, pature, patures, paddock, piste equestre, etang, etangs,
verger, vergers, potager, potagers, court de tennis, terrain de tennis, cabane dans les arbres, conciergerie, concierge, viager
`;
