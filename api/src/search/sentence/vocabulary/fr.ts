import type { Vocabulary } from './vocabulary.ts';

export const FR: Vocabulary = {
	'goal:0':
		'vend, vendent, fatigue de louer, fatigues de louer, fatiguee de louer, marre de louer, devenir proprietaire, devenir proprietaires, arreter de louer, investir, investissement, placement, comme placement, pour placement, investisseur, investisseurs, revente, acheter pour revendre, louer a des etudiants, louer separement, a louer separement, biens mis en vente, bien mis en vente, mis en vente, mise en vente, mises en vente, avec locataires, occupe par des locataires, vendre, revendre, mettre en vente, a vendre, vente, achat, acheter, en vente, a acheter, vends, rendement locatif, investissement locatif, rapport locatif, potentiel locatif, rendement, a mettre en location, pour louer ensuite, libre a l acte, disponible a l acte, libre a la signature de l acte, nouveau en vente, recemment mis en vente, recemment mise en vente, recemment en vente, vente publique, ventes publiques, vente aux encheres, ventes aux encheres, encheres, aux encheres, vente judiciaire, ventes judiciaires, vente forcee, investissements locatifs, investissement immobilier, placement immobilier, bien d investissement, biens d investissement, bien de placement, appartement de rapport, appartements de rapport',
	'goal:1':
		'qui loue, mettre en location, mettre a louer, faire louer, chbre a louer, ch a louer, a louer, location, louer, en location, locations, bail, chambre a louer, louer une chambre, louer chambre, a loue, a louee, a loues, a louer de suite, recemment mis en location',
	'type:1':
		"baraque, baraques, bicoque, maison, maisons, maison d'habitation, pavillon, pavillons, maisonnette, habitation, habitations, maison familiale, maison de vacances, maisons de vacances, maison ben, ruine, residence secondaire, residences secondaires, seconde residence, maison de ville, maisons de ville, maison passive, maisons passives, gite rural, gites ruraux",
	'type:2':
		'appartement, appartements, appart, apparts, appt, app, flat, flats, appartement rez de chaussee, appartement de vacances, appartement ben, apart, aparts, pied a terre, pieds a terre, residence secondaire, residences secondaires, seconde residence, appartement rez de jardin, appartement rez de chaussee, appartement rez de jardin, appartement de rapport, appartements de rapport',
	'type:3':
		'chbre a louer, ch a louer, studio, studios, kot, kots, chambre etudiant, kot etudiant, chambre d etudiant, chambres d etudiant, chambre a louer, louer une chambre, louer chambre, logement etudiant, logements etudiants, appartement etudiant',
	'type:4':
		'terrain, terrains, parcelle, parcelles, lotissement, lotissements, terrain agricole, terrains agricoles, terre agricole, terres agricoles, terrain boise, terrain de loisirs',
	'type:5':
		'maison bifamiliale, bifamiliale, maison trifamiliale, immeuble bifamilial, immeuble de rapport, immeubles de rapport, maison de rapport, bien de rapport, biens de rapport, immeuble a appartements, immeuble de logements, immeuble mixte, immeubles mixtes, plusieurs logements, immeuble plurifamilial, investissement locatif, investissements locatifs, investissement immobilier, placement immobilier, bien d investissement, biens d investissement, bien de placement, immeuble de rendement, immeubles de rendement, maison de rendement',
	'type:6':
		'commerce, commerces, commercial, magasin, magasins, local commercial, locaux commerciaux, fonds de commerce, boutique',
	'type:8': 'industriel, entrepot, entrepots, hangar, hangars, batiment industriel, atelier, ateliers, depot',
	'type:9': 'bureau, bureaux, espace de bureau, espaces de bureaux, immeuble de bureaux',
	'subtype:1:villa': 'villa, villas',
	'subtype:1:eengezinswoning': 'maison unifamiliale, maisons unifamiliales',
	'subtype:1:rijwoning':
		'mitoyenne, mitoyen, maison mitoyenne, maisons mitoyennes, maison de rangee, maison 2 facades, 2 facades, 2 fac, deux facades, maison deux facades',
	'subtype:1:halfopen-bebouwing':
		'maison 3 facades, trois facades, 3 facades, 3 fac, maison semi mitoyenne, semi mitoyenne, semi mitoyen, maison jumelee, maisons jumelees, jumelee, maison trois facades',
	'subtype:1:open-bebouwing':
		'maison 4 facades, quatre facades, 4 facades, 4 fac, maison isolee, maison individuelle, maisons individuelles, maison quatre facades',
	'subtype:1:bungalow': 'bungalow, bungalows, plain pied, maison de plain pied',
	'subtype:1:hoeve': 'ferme, fermes, fermette, fermettes, corps de ferme',
	'subtype:1:herenhuis': 'maison de maitre, maisons de maitre, hotel de maitre',
	'subtype:1:bel-etage': 'bel etage, maison bel etage',
	'subtype:1:kasteel': 'chateau, chateaux',
	'subtype:1:chalet': 'chalet, chalets',
	'subtype:1:nieuwbouwwoning': 'maison contemporaine, maisons contemporaines',
	'subtype:2:penthouse': 'penthouse, penthouses',
	'subtype:2:duplex': 'duplex',
	'subtype:2:loft': 'loft, lofts, loft industriel',
	'subtype:2:gelijkvloers':
		'rdj, rez de chaussee, rdc, appartement rez de chaussee, rez de jardin, appartement rez de jardin, rez, rez de chausse, rez de chausee, rez de chause, rez de chaussees, rez chaussee, rez de chauss',
	'subtype:2:assistentiewoning':
		'residence services, appartement seniors, residence service, residence seniors, logement seniors',
	quality:
		'rez, rez de chausse, rez de chausee, rez de chause, rez de chaussees, rez chaussee, rez de chauss, bel etage, rdj, 2 facades, 2 fac, deux facades, 3 facades, 3 fac, trois facades, 4 facades, 4 fac, quatre facades, rez de chaussee, rdc, appartement rez de chaussee, plain pied, semi mitoyenne, semi mitoyen, jumelee, rez de jardin, appartement rez de jardin',
	'subtype:4:bouwgrond': 'terrain a batir, terrains a batir, terrain constructible, lot a batir',
	'subtype:6:handelsruimte':
		'surface commerciale, surfaces commerciales, rez commercial, espace commercial, rez de chaussee commercial',
	'subtype:6:horecazaak':
		'horeca, restaurant, restaurants, etablissement horeca, etablissements horeca, commerce horeca, fonds de commerce horeca, brasserie, brasseries',
	'room:bedrooms':
		'chs, chambre, chambres, ch, chbr, chbre, chbres, chambre a coucher, chambres a coucher, cac',
	'room:bathrooms':
		'salle de bain, salles de bain, salle de bains, salles de bains, sdb, salle d eau, salles d eau',
	'room:showerrooms': 'salle de douche, salles de douche, douche, douches, sdd',
	'room:toilets': 'toilette, toilettes, wc',
	rooms: 'pieces, piece',
	double: 'double, doubles',
	garage:
		'garage box, garage, garages, box de garage, box garage, garage ferme, box ferme, box, garage box ferme, garages fermes, gar',
	parking:
		'parking, parkings, emplacement de parking, emplacements de parking, place de parking, places de parking, emplacement, stationnement, carport, parking ferme, parkings fermes, pkg, pkgs',
	'feature:garden': 'jardin, jardins, jardinet',
	'feature:terrace': 'terrasse, terrasses, toit terrasse, balcon, balcons',
	'feature:lift': 'ascenseur, ascenseurs, asc',
	'feature:cellar': 'cave, caves, sous sol, sous sols',
	'feature:furnished': 'meuble, meublee, meubles, meublees',
	'projects:only':
		'nouveau projet, nouveaux projets, projet, projets, projet immobilier, neuf, neufs, neuve, neuves, nouvelle construction, nouvelles constructions, construction neuve, projet neuf, projets neufs',
	'projects:none':
		'pas de neuf, sans neuf, hors neuf, dans l ancien, hors projets neufs, pas de projet, pas de projets, sans projet, sans projets',
	available:
		'disponible immediatement, immediatement disponible, libre immediatement, libre de suite, disponible de suite, disponible maintenant, libre maintenant, disponible tout de suite, libre tout de suite, dispo de suite, a louer de suite',
	free: 'libre, libres, dispo, emmenager, emmenagement',
	'calendar:1': 'janvier, janv',
	'calendar:2': 'fevrier, fev, fevr',
	'calendar:3': 'mars',
	'calendar:4': 'avril, avr',
	'calendar:5': 'mai',
	'calendar:6': 'juin',
	'calendar:7': 'juillet, juil',
	'calendar:8': 'aout',
	'calendar:9': 'septembre, sept',
	'calendar:10': 'octobre, oct',
	'calendar:11': 'novembre, nov',
	'calendar:12': 'decembre, dec',
	open: 'non vendu, pas vendu, encore disponible, disponible, disponibles',
	epc: 'peb, label peb, classe energetique, certificat peb, classe peb, dpe, label, score peb, epc, certificat energetique, label energetique, certificat de performance energetique, epb, certificat epb, label epb, peb classe, epb classe, epc classe, score epc, valeur peb, score',
	also: 'aussi, egalement',
	plus: 'plus',
	worse: 'pire que, moins bon que, moins bonne que, plus mauvais que',
	everywhere:
		'partout, n importe ou, peu importe ou, peu importe l endroit, peu importe le lieu, peu importe la ville, peu importe la commune, partout en belgique, toute la belgique',
	compared: 'meilleur que, mieux que, meilleure que, pas pire que, pas en dessous de',
	optional: 'si possible, idealement, de preference, eventuellement',
	better:
		'ou mieux, ou meilleur, au moins, minimum, meilleur que, mieux que, meilleure que, pas pire que, pas en dessous de',
	year: 'datant de, date de, de l annee, des annees, annee de construction, construit, construite, construit en, construite en, annee, batie, bati, bati en, batie en, bati entre',
	'area:any': 'surface, superficie, surface de, superficie de',
	'area:living': 'habitable, habitables, surface habitable, superficie habitable',
	'area:plot': 'surface du terrain, superficie du terrain',
	'unit:1': 'm2, m², metres carres, metre carre, mc, centiare, centiares',
	'short:100': 'a',
	'unit:100': 'are, ares',
	'unit:10000': 'ha, hectare, hectares',
	kilometre: 'km, kilometres, kilometre, kms',
	within: 'dans un rayon de, rayon de, rayon, a moins de, dans un rayon, a',
	around:
		'environs, alentours, autour de, autour d, pres de, pres d, proche de, proche, proche d, aux environs de, aux alentours de, environs de, alentours de, a proximite de, region de, la region de, peripherie de, pres des, pres du, pres de la, pres de l, proche des, proche du, proche de la, proche de l, a proximite des, a proximite du, pas loin de, pas loin d, pas trop loin de, non loin de, non loin d, a deux pas de, a deux pas du, a deux pas des, a deux pas d, a deux pas de la, a deux pas de l, a 2 pas de, a 2 pas du, a 2 pas des, a 2 pas d, a 2 pas de la, a 2 pas de l, a quelques pas de, a quelques pas du, a quelques pas des, a quelques pas d, a quelques pas de la, a quelques pas de l, a cote de, a cote du, a cote d, a cote des, tout pres de, tout pres d, peripherie d, peripherie du, la peripherie de, en peripherie de, en peripherie d',
	surroundings:
		'ou environs, ou alentours, ou les environs, et env, ou env, et alentour, et proximite, et environs, et alentours, et ses environs, et ses alentours, et les environs, environs, alentours, et peripherie',
	'level:province': 'province de, province du, province d, en province de, province, brabant',
	'level:arrondissement': 'arrondissement de, arrondissement d, arrondissement',
	'level:region': 'region, en region, region de',
	'bound:min':
		'min, minimum, au moins, a partir de, a partir du, a partir d, des, plus de, ou plus, au minimum, superieur a, depuis, apres, d apres, plus recent que, plus recente que, posterieur a, posterieure a, minimum de, ou apres, ou plus recent, ou plus recente, ou plus tard, et plus, et plus recent, plus cher que, plus chere que, plus grand que, plus grande que, pas moins de, prix minimum, au dessus de, au dessus du, au dessus d, au dessus des, au dessus, plus d, au dela de, au dela d, au dela du, et au dela, et au dessus, a plus de, a plus d',
	'bound:max':
		"jusqu'a, jusqu a, jusqua, jusque, max, maximum, maxi, moins de, au maximum, pas plus de, en dessous de, sous, budget, budget de, budget max, inferieur a, inferieure a, avant, d avant, plus ancien que, plus ancienne que, plus vieux que, plus vieille que, anterieur a, anterieure a, ou avant, ou moins, ou plus ancien, ou plus ancienne, maximum de, budget maximum, plus petit que, plus petite que, moins cher que, moins chere que, pas plus cher que, pas plus chere que, jamais plus de, au plus, tout au plus, ne depassant pas, ou pire, ou moins bien, moins d",
	'bound:between': 'entre, de',
	'bound:about':
		'environ, aux alentours de, autour de, env, vers, plus ou moins, a peu pres, approximativement',
	strict:
		'plus de, moins de, superieur a, inferieur a, inferieure a, apres, d apres, plus recent que, plus recente que, posterieur a, posterieure a, avant, d avant, plus ancien que, plus ancienne que, plus vieux que, plus vieille que, anterieur a, anterieure a, plus cher que, plus grand que, plus petit que, moins cher que, meilleur que, mieux que, meilleure que, plus d, moins d, a plus de, a plus d',
	newer:
		'ou plus recent, ou plus recente, ou plus neuf, ou plus jeune, ou plus tard, ou apres, et plus recent',
	older: 'ou plus ancien, ou plus ancienne, ou plus vieux, ou avant',
	aged: 'plus recent que, plus recente que, plus ancien que, plus ancienne que, plus vieux que, plus vieille que, plus jeune que',
	old: 'd age, d anciennete',
	when: 'apres, d apres, plus recent que, plus recente que, posterieur a, posterieure a, avant, d avant, plus ancien que, plus ancienne que, plus vieux que, plus vieille que, anterieur a, anterieure a',
	to: 'a, et, jusqu a, jusque, jusqua',
	and: 'et, ou, et ou, ainsi que',
	or: 'ou, et ou',
	euro: 'euro, euros, eur',
	'foreign-money': 'livres sterling, dollar, dollars, francs suisses, gbp, usd, chf',
	price: 'prix, loyer, prix de, loyer de, loyer mensuel',
	monthly:
		'charges inclues, charge comprise, ch comprises, loyer, loyer de, loyer mensuel, charges comprises, charges compris, charges incluses, charges inclus, charges y comprises, avec charges, cc, tcc, toutes charges comprises, tout compris, charges non comprises, hors charges, sans charges, charges, provision pour charges, provisions pour charges',
	budget: 'budget, budget de, budget max, budget maximum',
	sized: 'plus petit que, plus petite que, plus grand que, plus grande que',
	month: 'par mois, mois, mensuel, le mois, mensuels',
	'times:100': 'cent, cents',
	'times:1000': 'milles, k, mille',
	'times:1000000': 'm, mio, million, millions',
	'number:0.5': 'demi, un demi, une demi',
	'number:1': 'un, une',
	'number:2': 'deux',
	'number:3': 'trois',
	'number:4': 'quatre',
	'number:5': 'cinq',
	'number:6': 'six',
	'number:7': 'sept',
	'number:8': 'huit',
	'number:10': 'dix',
	'number:12': 'douze',
	'number:15': 'quinze',
	'number:20': 'vingt',
	'number:25': 'vingt cinq',
	'number:30': 'trente',
	'number:40': 'quarante',
	'number:50': 'cinquante',
	'number:60': 'soixante',
	'number:70': 'septante, soixante dix',
	'number:75': 'septante cinq, soixante quinze',
	'number:80': 'quatre vingt, quatre vingts',
	'number:90': 'nonante, quatre vingt dix',
	with: 'avec, inclus, y compris, divise en, divisee en, compose de, composee de',
	away: 'loin de, loin d, loin du, loin des, loin de la, loin de l',
	'centre-of': 'centre de, centre d, coeur de',
	outside:
		'quitter, ailleurs qu a, ailleurs que, hors, hors de, en dehors de, en dehors, loin de, loin d, a l exterieur de, partout sauf, n importe ou sauf, loin du, loin des, loin de la, loin de l, en dehors du, en dehors de la, en dehors des, hors du, hors des',
	unneeded:
		'souhaite, souhaitee, souhaites, souhaitees, serait un plus, est un plus, un plus, si possible, serait bien, pas necessaire, pas obligatoire, pas indispensable, pas important, n est pas necessaire, pas requis, facultatif, peu importe, pas souhaite, pas souhaitee, pas souhaites, pas souhaitees, non souhaite, non souhaites, non souhaitee, non souhaitees',
	not: 'en aucun cas, surtout pas, eviter, a eviter, exclure, a exclure, pas, pas de, sans, pas d, non, aucun, aucune, sauf, tout sauf, hormis, ni, jamais, rien, au lieu de, au lieu d, plutot que, plutot qu, plutot qu un, plutot qu une, pas besoin de, pas besoin d, pas besoin, peu importe, peu importe le, peu importe la, excepte, a l exception du, a l exception de, a l exclusion du, peu importe l, tout hormis, tout excepte, a l exception des, n importe quoi sauf, pas interesse par, pas interessee par, pas interesses par, pas envie de, pas envie d, pas envie d un, pas envie d une, n aime pas, n aimons pas',
	'all-but':
		'sauf, tout sauf, tout hormis, tout excepte, hormis, excepte, a l exception du, a l exception de, a l exception des, n importe quoi sauf',
	telework: 'teletravail, teletravailler, travail a domicile, travailler a domicile',
	unwanted:
		'pas souhaite, pas souhaitee, pas souhaites, pas souhaitees, non souhaite, non souhaites, non souhaitee, non souhaitees',
	'not-so': 'non, pas',
	street:
		'parvis, rond point, rue, avenue, av, ave, chaussee, chee, boulevard, bd, bld, blvd, bvd, place, square, clos, allee, chemin, quai, dreve, impasse, sentier, venelle',
	for: 'pour',
	unsayable:
		'en option, sous option, sous offre, sous compromis, compromis signe, etat neuf, a l etat neuf, comme neuf, comme neuve, quasi neuf, quasi neuve, presque neuf, presque neuve, loues, investir, investissement, placement, comme placement, pour placement, investisseur, investisseurs, avec locataires, occupe par des locataires, non fumeur, non fumeurs, 2 ou 3 fac, 3 ou 4 fac, ptit, ptite, colloc, collocs, colocation possible, colocation autorisee, coloc possible, colocation acceptee, une chambre en plus, chambre en plus, une chambre de plus, chambre supplementaire, une chambre supplementaire, brabant, frais compris, frais inclus, tous frais compris, hors frais, frais de notaire compris, frais non compris, vendu, vendue, vendus, vendues, loue, louee, louees, pas cher, pas chere, pas chers, pas cheres, pas trop cher, pas trop chere, bon marche, animaux acceptes, animaux admis, animaux autorises, grand, grande, grands, grandes, petit, petite, petits, petites, spacieux, spacieuse, spacieuses, vaste, vastes, compact, compacte, immense, hors centre, hors du centre, hors centre ville, hors du centre ville, hors ville, loin du centre, loin du centre ville, loin de la ville, loin du bruit, loin de la route, sans frais d agence, sans frais, sans commission, sans agence, sans frais de notaire, nouvelle, nouvelles, nouveau, nouveaux, nouvel, loin de tout, en dehors de la ville, hors de la ville, lot de, lot numero, b&b, b b, longue duree, courte duree, long terme, court terme, au sud de, au nord de, premier etage, deuxieme etage, troisieme etage, dernier etage, colocation, coloc, colocataire, rendement locatif, investissement locatif, rapport locatif, potentiel locatif, rendement, a mettre en location, immeuble mixte, immeubles mixtes, pied a terre, pieds a terre, terrain agricole, terrains agricoles, terre agricole, terres agricoles, terrain boise, terrain de loisirs, maison de vacances, maisons de vacances, appartement de vacances, residence secondaire, residences secondaires, seconde residence, maison ben, appartement ben, ben, cle sur porte, clef sur porte, cles sur porte, clefs sur porte, cle en main, clef en main, cles en main, clefs en main, projet de renovation, projet a renover, ruine, libre a l acte, disponible a l acte, libre a la signature de l acte, pret a habiter, prete a habiter, pret a emmenager, prete a emmenager, prets a habiter, pretes a habiter, vente publique, ventes publiques, vente aux encheres, ventes aux encheres, encheres, aux encheres, vente judiciaire, ventes judiciaires, vente forcee, collocation, collocations, colocations, primo acquereur, primo acquereurs, primo acheteur, primo acheteurs, maison de ville, maisons de ville, couple, en couple, jeune couple, jeunes couples, couple avec enfants, famille nombreuse, famille de trois, famille de quatre, famille de cinq, famille de six, premier achat, belle mere, beau pere, beaux parents, seul, seule, toute seule, tout seul, teletravail, teletravailler, travailler a la maison, travailler de la maison, sans travaux, aucun travaux, avec travaux, petits travaux, gros travaux, travaux a prevoir, travaux, tva, tva reduite, tva reduite a 6, tva 6, tva a 6, zone inondable, hors zone inondable, pas en zone inondable, non inondable, budget serre, petit budget, petits budgets, abordable, abordables, chien accepte, chat accepte, chiens acceptes, chats acceptes, animal accepte, animal admis, chien admis, chat admis, gare centrale, colivings, coliving, co living, famille, au bord de l eau, famille de 3, famille de 4, famille de 5, famille de 6, expatrie, prix sur demande, prix a la demande, prix sur simple demande, sur demande, prix non communique, maison passive, maisons passives, gite rural, gites ruraux, nouveau cette semaine, nouveaux cette semaine, nouvelle cette semaine, nouvelles cette semaine, nouveaute de la semaine, nouveautes de la semaine, nouveautes cette semaine, nouveau depuis cette semaine, nouveau ce mois ci, nouveautes du mois, nouveau aujourd hui, nouveautes du jour, ajoute cette semaine, ajoutes cette semaine, prix baisse, prix en baisse, baisse de prix, baisses de prix, prix reduit, prix reduits, prix revu a la baisse, prix recemment baisse, prix diminue, reduction de prix, diminution de prix, investissements locatifs, investissement immobilier, placement immobilier, bien d investissement, biens d investissement, bien de placement, appartement de rapport, appartements de rapport, cette semaine, depuis cette semaine, la semaine derniere, depuis la semaine derniere',
	'counted:cars': 'voiture, voitures, auto, autos, vehicule, vehicules',
	'counted:people':
		'personne, personnes, pers, enfant, enfants, gens, adulte, adultes, etudiants, chien, chiens, chat, chats, animaux, animal, animal de compagnie, animaux de compagnie, amis, amies, copains',
	'counted:years': 'an, ans, annees',
	minute: 'min, minute, minutes',
	reference: 'ref, reference, numero, code, nr, numero de reference',
	thing: 'spa, fosse, forges, ligne, houx, lierre, halle, lot, lots',
	article: 'un, une, le, la, l, les, du, des',
	'month-part': 'fin, debut, mi',
	where: 'a, en, dans, sur, vers, de',
	text: 'cuve, cuves, parterre, souterrain, hors estimation, option d achat, pour le bureau, bureau separe, coin bureau, style industriel, look industriel, vendeur, vendeurs, cpas, ptit, ptite, piscine communale, piscine municipale, piscine publique, piscine olympique, piscine a proximite, co housing, vert, verte, verts, vertes, vide, vides, projet de renovation, projet a renover, vitrage, cote, quartier, facade, facades, etage, etages, renovation, recent, recente, ancien, ancienne, anciens, anciennes, grand, grande, petit, petite, charges, double, doubles, cuisine, hall, vue, vue mer, gare, ecole, ecoles, calme, renove, renovee, a renover, campagne, moderne, spacieux, spacieuse, lumineux, lumineuse, ensoleille, mer, plage, bois, parc, eau, sud, investissement, charme, on, belle vue, colocation, constructible, non meuble, mixte, immeuble mixte, mauvais, etat, bon etat, energetique, energetiques, vue sur l eau, bord de l eau, vis a vis, passive, passif, semi meuble, chien, chiens, chat, chats, transports, transports en commun, electrique, chauffage electrique, commerces et ecoles, foret, arbre, arbres, bureau de poste, poste, hopital, maison communale, supermarche, pharmacie, creche, basse energie, grands, grandes, petits, petites, spacieuses, vaste, vastes, compact, compacte, immense, chaudiere, chaudieres, riviere, ardoise, ardoises, peniche, peniches, moulin, moulins, mal isole, mal isolee, bien isole, bien isolee, isole, isolee, isolation, chassis, toiture, toit, divise, divisee, divisible, lavoir, mazout, gaz, carrelage, piscinable, colline, montagne, lac, canal, vignoble, gros oeuvre, gros oeuvre ferme, mere, mal, nouvelle, nouvelles, nouveau, nouveaux, nouvel, largeur, profondeur, hauteur, chene, hetre, bouleau, tilleul, saule, gravier, falaise, carriere, couvent, theatre, stade, velo, velos, ombre, cadastre, termites, laine, chanvre, paille, triple, lucarne, lucarnes, antenne, blindee, mariage, fauteuil roulant, roulant, semaine, weekend, week end, hiver, cousin, cousine, ravel, jeux, plaine de jeux, plafond, remise, refait a neuf, refaite a neuf, remis a neuf, remise a neuf, renove a neuf, renovee a neuf, a retaper, a rafraichir, a restaurer, village, villages, collocation, collocations, colocations, animaux, metro, station de metro, arret de tram, gares, pmr, handicape, accessible, pleine campagne, un niveau, un seul niveau, maison de repos, maisons de repos, caravane, caravanes, mobil home, mobilhome, roulotte, pourcent, pour cent, tva, etudiants, teletravail, teletravailler, travail a domicile, travailler a domicile, amis, amies, copains',
	rather: 'plutot',
	than: 'que, qu',
	numbered: 'lot, lots',
	renewed:
		'renove, renovee, renoves, renovees, refait, refaite, refaits, refaites, toiture, chaudiere, chauffage, chassis, toit, electricite, cuisine, fin, refait a neuf, refaite a neuf, remis a neuf, remise a neuf, renove a neuf, renovee a neuf',
	'subtype:2:triplex': 'triplex',
	length:
		'facade, facades, largeur, profondeur, hauteur, longueur, hauteur sous plafond, facade a rue, cote rue, plafond, plafonds, sous plafond',
	metre: 'm, metre, metres',
	filler:
		'sa, leur, demenageons, demenage, semaine, ce mois ci, mettre, doit, dois, venez, separer, savoir, autre chose, valeur sure, en attendant, tres vite, comment, quitter, quitte, quittons, je quitte, qqch, quelque chose, mn, slt, salut, coucou, du cote de, du cote d, n, n est, je, nous, cherche, cherchons, recherche, recherchons, je cherche, je recherche, a la recherche de, veux, voudrais, souhaite, un, une, des, de, d, du, le, la, les, l, a, au, aux, en, dans, sur, sur la, avec, et, ou, pour, par, qui, est, mon, ma, mes, y, ville, ville de, commune, commune de, a la, centre de, bien, biens, immobilier, immo, combien, combien de, combien coute, combien coutent, tous, tout, toutes, svp, aussi, se trouvant, situe, situee, de preference, ayant, nous cherchons, on cherche, on recherche, suis, sommes, a la recherche d, j, s, aimerais, aimerions, souhaitons, desire, voulons, voudrions, svp, s il vous plait, s il te plait, merci, bonjour, bonsoir, ma famille, notre famille, notre, nos, conjoint, mari, femme, compagne, moi, quelque chose, quelque part, tres, plutot, eventuellement, si possible, peut etre, ce, cette, ces, mais, plus, du cote, b, be, belgique, par, ton, beau, belle, joli, jolie, bon, bonne, idealement, environ, que, ne, avez vous, avez, vous, y a t il, est ce que, quels sont, quelles sont, quels, quelles, code postal, n importe, aimerait, on, retraite, retraites, retraitee, pensionne, pensionnee, montrez, montrez moi, montrez nous, montre moi, trouvez, trouvez moi, trouver, affichez, afficher, pourriez vous, pourriez, voir, je veux voir, bel, necessaire, necessaires, a deux pas, a 2 pas, peu importe, peu importe le, peu importe la, peu importe l, qu, bienvenu, bienvenue, bienvenus, bienvenues, pere, ma mere, mon pere, mes parents, parents, ma fille, mon fils, fille, fils, quel est, quelle est, quel, quelle, jette un oeil, jeter un oeil, oeil, dont, besoin, besoin de, besoin d, il me faut, il nous faut, faut, il, ai, j ai, juste, exactement, veu, veut, il y a, prive, privee, sa mere, notre mere, leur mere, sa fille, son fils, cle sur porte, clef sur porte, cles sur porte, clefs sur porte, cle en main, clef en main, cles en main, clefs en main, a cote, urgent, rapidement, bientot, avons, avons besoin, j habite, nous habitons, je travaille, nous travaillons, actuellement, je vis, nous vivons, premier, premiere, logement, logements, vivre, habiter, jeune, jeunes, quoi, puis je, ou puis je, chez, vos, votre, maman, papa, pour ma famille, d abord, en premier, en premiere, propriete, proprietes',
	pay: 'payer, depenser',
	beside:
		'au dessus, au dessus de, au dessus d un, au dessus d une, au dessus d, en dessous, en dessous de, en dessous d un, en dessous d, a cote d un, a cote d une',
	own: 'apport, apport personnel, fonds propres, acompte, caution, garantie locative',
	'number:0.25': 'un quart de, quart de',
	'number:0.75': 'trois quarts de',
	part: 'living, sejour, salon',
	resident:
		'demenageons de, nous demenageons de, je demenage de, demenager de, on demenage de, quitter, quitte, quittons, je quitte, j habite, nous habitons, je travaille, nous travaillons, actuellement, je vis, nous vivons',
	centre: 'centre, centre ville, hypercentre, hyper centre, plein centre, centre urbain, coeur de ville',
	let: 'proprietaire vend, proprietaire vend la maison, proprietaire vend l appartement, proprietaire accepte, colloc, kot, kots, kot etudiant, chambre etudiant, chambre d etudiant, chambres d etudiant, logement etudiant, logements etudiants, appartement etudiant, etudiant, etudiante, colocation, coloc, colocataire, colocation maison, collocation, collocations, colocations',
	student: 'etudiant, etudiante',
	building: 'immeuble, batiment',
	field: 'bois, prairie, prairies, pature, patures, champ, champs',
	exact: 'exactement, seulement, uniquement, juste',
	only: 'seulement, uniquement, juste, rien que, rien d autre que, rien d autre qu, rien sauf',
	drive: 'en voiture, de route, de voiture, de trajet, en auto, en train, de train',
	between: 'entre',
	'unit:4046.856': 'acre, acres',
	each: 'par, le, du, au',
	lodging: 'chambre, chambres',
	'flat:1': 't1, f1',
	'flat:2': 't2, f2',
	'flat:3': 't3, f3',
	'flat:4': 't4, f4',
	'flat:5': 't5, f5',
	'flat:6': 't6, f6',
	ready: 'habitable de suite, habitable immediatement, immediatement habitable, occupation immediate',
	hour: 'heure, heures',
	travel: 'a pied, de marche, en velo, a velo, en transports, en transports en commun, en bus',
	'sort:newest':
		'nouveautes, nouveaute, les nouveautes, dernieres nouveautes, les dernieres nouveautes, nouveau sur le marche, nouvelle sur le marche, nouveaux sur le marche, nouveau en vente, nouvelles annonces, nouvelle annonce, dernieres annonces, les dernieres annonces, dernieres offres, nouvelles offres, nouveaux biens, nouveau bien, derniers biens, recemment mis en vente, recemment mise en vente, recemment en vente, recemment mis en location, plus recents, plus recentes, les plus recents, les plus recentes, nouveau cette semaine, nouveaux cette semaine, nouvelle cette semaine, nouvelles cette semaine, nouveaute de la semaine, nouveautes de la semaine, nouveautes cette semaine, nouveau depuis cette semaine, nouveau ce mois ci, nouveautes du mois, nouveau aujourd hui, nouveautes du jour, ajoute cette semaine, ajoutes cette semaine',
	'sort:price-asc':
		'le moins cher, la moins chere, les moins chers, les moins cheres, prix croissant, du moins cher au plus cher, prix le plus bas, prix les plus bas, prix croissants, par prix croissant',
	limit:
		'min, minimum, minimum de, jusqu a, jusqua, jusque, max, maximum, maxi, budget, budget de, budget max, maximum de, budget maximum',
	far: 'hors, hors de, en dehors de, en dehors, loin de, loin d, loin du, loin des, loin de la, loin de l, en dehors du, en dehors de la, en dehors des, hors du, hors des',
	unclear: 'ou avant, ou moins, ou plus ancien, ou plus ancienne, ou pire, ou moins bien',
	monthwise: 'par mois, mensuel, le mois, mensuels',
	origin: 'de',
	towards: 'vers',
	during: 'en',
	since: 'en',
	upon: 'sur',
	box: 'bte, boite',
	nine: 'neuf',
	mine: 'sa, leur, mon propre, ma propre, ma, mon, mes, notre, nos',
	home: 'bien, biens, logement, propriete, biens immobiliers, bien immobilier, logements, proprietes',
	selling:
		'je vends, je cherche un locataire, je cherche des locataires, je cherche locataire, je recherche un locataire, nous cherchons un locataire, combien de commission, commission d agence, commissions d agence, mandat de vente, mandat de vente exclusif, trouver un acheteur, trouver un locataire, trouver des locataires, cherche un locataire, cherche locataire, cherche des locataires, cherchons un locataire, gestion locative, mettre en gestion, frais d agence vendeur, besoin d une agence, vendre, revendre, mettre en vente, mettre en location, mettre a louer, faire louer',
	offering: 'vend, vendent, a vendre, vente, en vente, vends, louer, a louer, location, en location',
	valuation:
		'avis de valeur, faire expertiser, expertiser, prix de mon, prix de ma, le prix de mon, le prix de ma, combien je peux demander pour, combien demander pour, combien puis je demander pour, estimations gratuites, quelle est la valeur de mon, quelle est la valeur de ma, valeur de ma, valeur de mon, valeur de notre, estimation, estimations, estimation gratuite, estimation immobiliere, estimer, faire estimer, evaluation, evaluer, faire evaluer, combien vaut, combien valent, que vaut, expertise immobiliere, valeur immobiliere',
	worth: 'vaut, valeur',
	buy: 'fatigue de louer, fatigues de louer, fatiguee de louer, marre de louer, devenir proprietaire, devenir proprietaires, budget d achat, arreter de louer, acheter, achat, a acheter, investir, investissement, placement, comme placement, pour placement, investisseur, investisseurs, revente, acheter pour revendre, louer a des etudiants, louer ensuite, louer separement, a louer separement, pour louer ensuite, occupe par des locataires, avec locataires, avec locataire en place, investissement locatif, investissements locatifs, investissement immobilier, placement immobilier, bien d investissement, biens d investissement, bien de placement, appartement de rapport, appartements de rapport',
	lives: 'j habite, nous habitons, je vis, nous vivons, j ai, nous avons',
	sold: 'trop grand, trop grande, trop petit, trop petite, devenue trop grande, devenue trop petite, devenu trop grand, devenu trop petit, vendu, vendue, vendus',
	'not-too': 'pas trop, pas tres, pas si',
	decade: 'annees, des annees, les annees',
	decades: 's',
	paid: 'revenus, revenu, pension, retraite de, salaire, gagne, gagnons, revenu cadastral, precompte immobilier, precompte, charges, mensualite, mensualites, credit, pret, emprunt, loyer actuel, payons, paie, je paie, nous payons, je loue pour, loue pour, louons pour, loyer, credit hypothecaire, emprunt hypothecaire, pret hypothecaire, pret immobilier, remboursement, remboursements, rembourser, a rembourser',
	mortgage:
		'mensualite, mensualites, credit, emprunt, credit hypothecaire, emprunt hypothecaire, pret hypothecaire, pret immobilier, remboursement, remboursements, rembourser, a rembourser',
	landlord: 'proprietaire vend, proprietaire vend la maison, proprietaire vend l appartement',
	'sort:price-desc':
		'le plus cher, la plus chere, les plus chers, les plus cheres, prix decroissant, plus cher, plus chere, du plus cher au moins cher, prix le plus eleve, prix les plus eleves, prix decroissants, par prix decroissant',
};
