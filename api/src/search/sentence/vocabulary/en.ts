import type { Vocabulary } from './vocabulary.ts';

export const EN: Vocabulary = {
	'goal:0':
		'tired of renting, fed up with renting, sick of renting, want to own, to own, who is selling, who sells, who s selling, become owners, become an owner, stop renting, stop paying rent, invest, investing, investment, to invest, as an investment, let to students, rent out to students, rent out to, can rent out, i can rent out, with tenants, tenants in place, with tenants in place, with tenant in place, sell, selling, put on the market, up for sale, to rent out, to let out, renting out, for sale, buy, buying, to buy, purchase, sale, to purchase, buy to let, buy-to-let, rental yield, rental income, rental return, rental investment, rental potential, buy to rent out, yield, vacant possession, free at deed, new for sale, public sale, public sales, auction, auctions, at auction, public auction, foreclosure, foreclosures, forced sale, buy to let property, buy to let properties, property as an investment, property for investment, real estate investment',
	'goal:1':
		'who is renting out, who rents out, to rent out my, to rent out our, to let out my, to let my, to let our, renting out my, renting out our, let my, let our, let out my, let out our, rent out my, rent out our, short let, long let, short term let, long term let, for rent, to rent, rent, renting, to let, rental, rentals, letting, lease, to lease, room for rent, room to rent, room to let, rent a room, new to rent',
	'type:1':
		'house, houses, hous, family house, cottage, cottages, family houses, property with garden, family home, family homes, new house, new houses, new home, new homes, house share, house sharing, shared house, holiday home, holiday homes, holiday house, holiday houses, vacation home, weekend house, ruin, second home, second homes, second residence, starter house, town houses, weekend home, weekend homes, weekend houses, weekend cottage, passive house, passive houses',
	'type:2':
		'apartment, apartments, flat, flats, appartment, appartments, apt, apts, condo, condos, unit flat, new apartment, new apartments, new flat, new flats, ground floor flat, ground floor apartment, flat share, flatshare, flat sharing, shared flat, shared apartment, holiday flat, holiday flats, holiday apartment, holiday apartments, vacation apartment, second home, second homes, second residence, ground floor flat, ground floor apartment, starter flat',
	'type:3':
		'studio, studios, bedsit, studio flat, studio apartment, student room, student rooms, student housing, student accommodation, student flat, room for rent, room to rent, room to let, rent a room',
	'type:4':
		'land, plot, plots, plot of land, plots of land, piece of land, lot of land, farmland, farm land, agricultural land',
	'type:5':
		'apartment block, apartment blocks, investment property, investment properties, block of flats, income property, apartment building, multi family, multi family house, multiple units, multi unit, multi unit building, mixed use building, buy to let, buy-to-let, buy to let property, buy to let properties, property as an investment, property for investment, real estate investment',
	'type:6':
		'commercial, commercial property, commercial properties, shop, shops, shop premises, retail, store, business premises',
	'type:8': 'industrial, warehouse, warehouses, industrial building, workshop, workshops, storage, depot',
	'type:9': 'office, offices, office space, office spaces, office building',
	'subtype:1:villa': 'villa, villas',
	'subtype:1:eengezinswoning': 'single family house, single family home, single family houses',
	'subtype:1:rijwoning':
		'terraced house, terraced houses, row house, row houses, terrace house, two facades, 2 facades, terraced home, terraced, mid terrace',
	'subtype:1:halfopen-bebouwing':
		'semi detatched, semi detatched house, semi detached house, semi detached, semi detached houses, semi, three facades, 3 facades, half open, semi detached home, semi detached villa, twin house, end of terrace, end terrace, end of terrace house, end terrace house, end terraced house, end of terrace houses',
	'subtype:1:open-bebouwing':
		'detatched, detached house, detached, detached houses, four facades, 4 facades, detached home, detached homes, free standing house, freestanding house',
	'subtype:1:bungalow': 'bungalow, bungalows',
	'subtype:1:hoeve': 'farmhouse, farmhouses, farm, farms',
	'subtype:1:herenhuis':
		'mansion, mansions, manor house, manor houses, town house, town houses, townhouse, townhouses',
	'subtype:1:bel-etage': 'bel etage',
	'subtype:1:kasteel': 'castle, castles',
	'subtype:1:chalet': 'chalet, chalets',
	'subtype:1:nieuwbouwwoning':
		'contemporary house, contemporary houses, contemporary home, contemporary homes',
	'subtype:2:penthouse': 'penthouse, penthouses',
	'subtype:2:duplex': 'duplex, duplexes, duplex apartment, maisonette, maisonettes',
	'subtype:2:loft': 'loft, lofts, industrial loft, industrial lofts',
	'subtype:2:gelijkvloers':
		'ground floor, ground floor flat, ground floor apartment, downstairs flat, downstairs apartment, ground level, ground flor, groud floor, grond floor',
	'subtype:2:assistentiewoning':
		'assisted living, serviced flat, service flat, retirement flat, senior flat, senior apartment, sheltered housing',
	quality:
		'downstairs flat, downstairs apartment, ground level, ground flor, groud floor, grond floor, ground floor, ground floor flat, ground floor apartment, detached, semi detached, semi',
	'subtype:4:bouwgrond':
		'building land, building plot, building plots, building lot, land to build on, plot to build on, land to build, land for building',
	'subtype:6:handelsruimte': 'retail space, commercial space, retail unit',
	'subtype:6:horecazaak': 'restaurant, restaurants, restaurant premises, cafe',
	'room:bedrooms':
		'bedroom, bedrooms, bed, beds, br, bedroomed, bdr, bdrm, room, rooms, bd, bds, bedrom, bedroms, bhk',
	'room:bathrooms': 'bathroom, bathrooms, bath, baths, ba',
	'room:showerrooms': 'shower room, shower rooms, shower, showers',
	'room:toilets': 'toilet, toilets, wc, wcs',
	double: 'dbl, double',
	garage: 'garage box, garage boxes, garage, garages, lock up, lock up garage',
	parking:
		'parking, parking space, parking spaces, parking spot, parking spots, car park space, off street parking, car port, carport, parking place, parking places',
	'feature:garden': 'garden, gardens, yard, backyard',
	'feature:terrace': 'terrace, terraces, roof terrace, patio, balcony, balconies',
	'feature:lift': 'lift, lifts, elevator, elevators',
	'feature:cellar': 'cellar, cellars, basement, basements',
	'feature:furnished': 'furnished, fully furnished',
	'projects:only':
		'new project, new projects, project, projects, development, developments, new built, new build, new builds, newbuild, newbuilds, new construction, newly built, new development, new developments, brand new, new apartment, new apartments, new flat, new flats, new house, new houses, new home, new homes',
	'projects:none':
		'no new build, no new builds, without new build, not new build, existing homes only, resale, no project, no projects, without projects, no new projects, no new developments',
	available: 'available now, available immediately, immediately available, free now, vacant now',
	free: 'free, vacant, move in',
	'calendar:1': 'january, jan',
	'calendar:2': 'february, feb',
	'calendar:3': 'march',
	'calendar:4': 'april, apr',
	'calendar:5': 'may',
	'calendar:6': 'june, jun',
	'calendar:7': 'july, jul',
	'calendar:8': 'august, aug',
	'calendar:9': 'september, sept, sep',
	'calendar:10': 'october, oct',
	'calendar:11': 'november, nov',
	'calendar:12': 'december, dec',
	open: 'not sold, still available, available, unsold',
	epc: 'energy, epc, epc label, energy label, energy class, energy rating, epc rating, label, peb, energy certificate, epb, epb label, epc class, epc grade, rated epc, epc rated, epc score, peb score, epb score, epc value, score',
	also: 'also, too, plus, as well',
	plus: 'plus',
	worse: 'worse than',
	everywhere:
		'anywhere, everywhere, wherever, no matter where, doesn t matter where, any location, any place, location doesn t matter, anywhere in belgium, everywhere in belgium, all of belgium',
	compared: 'better than, no worse than, not worse than',
	optional: 'if possible, ideally, preferably',
	better:
		'or better, or higher, at least, or above, better than, no worse than, not worse than, or more efficient',
	year: 'build year, year of construction, dating from, dating back to, from the year, year of build, built, built in, construction year, year of construction, building year, year built',
	'area:any': 'surface, area, floor area, surface area, size',
	'area:living': 'living area, living space, of living space, habitable, liveable',
	'area:plot': 'plot size, land area, of land, land size',
	'unit:1':
		'm2, m², sqm, sq m, square metres, square meters, square metre, square meter, sq metres, sq meters, centiare, centiares',
	'short:100': 'a',
	'unit:100': 'are, ares',
	'unit:10000': 'ha, hectare, hectares',
	kilometre: 'km, kilometres, kilometers, kilometre, kilometer, kms',
	mile: 'mile, miles',
	within: 'within, within a radius of, in a radius of, radius, radius of',
	around:
		'nr, around, near, near to, nearby, close to, next to, in the area of, in and around, vicinity of, in the vicinity of, outskirts of, greater, the area around, not far from, not too far from, not far away from, walking distance, walking distance of, walking distance from, walking distance to, within walking distance of, within walking distance from, within walking distance to, by the, close by',
	surroundings:
		'or surroundings, or surrounding area, or area, or around, or environs, and surroundings, and surrounding area, and the surrounding area, and around, nearby, and nearby, and area, and environs, or nearby, area, and its surroundings',
	'level:province': 'province of, province',
	'level:arrondissement': 'district of, arrondissement of, district',
	'level:region': 'region, region of, the region of',
	'bound:min':
		'min, minimum, at least, from, more than, over, above, or more, starting from, starting at, minimum of, larger than, bigger than, after, later than, newer than, more recent than, younger than, since, or later, or newer, or after, or bigger, or larger, and up, and above, upwards, not less than, no less than, not below, not under, post, and more, or higher, upwards of',
	'bound:max':
		'up to, up to and including, max, maximum, under, less than, below, no more than, not more than, cheaper than, at most, budget, budget of, maximum of, before, till, until, for under, for less than, smaller than, fewer than, older than, earlier than, or less, or fewer, or under, or below, or earlier, or older, or before, or smaller, or cheaper, never more than, no bigger than, no larger than, no higher than, nothing above, nothing over, pre, or worse, or lower',
	'bound:between': 'between, from',
	'bound:about': 'about, approximately, approx, around, roughly, circa',
	strict:
		'more than, less than, fewer than, larger than, bigger than, smaller than, after, later than, newer than, more recent than, younger than, before, older than, earlier than, better than',
	newer: 'or newer, or younger, or later, or more recent, or after, onwards',
	older: 'or older, or earlier, or before',
	aged: 'newer than, more recent than, younger than, older than',
	old: 'years old, year old',
	when: 'after, later than, newer than, more recent than, younger than, before, older than, earlier than, pre, post',
	to: 'to, and, up to, up to and including, through, till, until',
	and: 'and, or, and or, as well as',
	or: 'or, and or',
	euro: 'euro, euros, eur',
	'foreign-money': 'pound, pounds, pounds sterling, dollar, dollars, us dollars, gbp, usd, chf',
	price: 'price, asking price, priced, monthly rent, monthly rate',
	monthly:
		'monthly rent, rent per month, bills included, bills incl, bills inc, bills inclusive, including bills, incl bills, inc bills, inclusive of bills, with bills, all bills included, charges included, charges incl, including charges, incl charges, inclusive of charges, utilities included, including utilities, incl utilities, with utilities, all in, all inclusive, excluding bills, excl bills, plus bills, bills not included, excluding charges, excl charges, plus charges, bills, charges, utilities, monthly rate',
	budget: 'budget, budget of',
	sized:
		'smaller than, bigger than, larger than, or smaller, or bigger, or larger, no bigger than, no larger than',
	month: 'per month, a month, month, pcm, pm, monthly, p m',
	'times:100': 'hundred',
	'times:1000': 'k, thousand, grand',
	'times:1000000': 'm, mio, mln, million, millions',
	'number:0.5': 'half, half a, half of a, half an',
	'number:1.5': 'one and a half',
	'number:1': 'one, a, an',
	'number:2': 'two',
	'number:3': 'three',
	'number:4': 'four',
	'number:5': 'five',
	'number:6': 'six',
	'number:7': 'seven',
	'number:8': 'eight',
	'number:9': 'nine',
	'number:10': 'ten',
	'number:12': 'twelve',
	'number:15': 'fifteen',
	'number:20': 'twenty',
	'number:25': 'twenty five',
	'number:30': 'thirty',
	'number:40': 'forty',
	'number:50': 'fifty',
	'number:60': 'sixty',
	'number:70': 'seventy',
	'number:75': 'seventy five',
	'number:80': 'eighty',
	'number:90': 'ninety',
	for: 'for',
	unsayable:
		'under option, under offer, sale agreed, sold subject to contract, ground or first floor, ground or 1st floor, invest, investing, investment, to invest, as an investment, with tenants, tenants in place, with tenants in place, short let, long let, short term let, long term let, non smoking, non smoker, non smokers, to rent out, to let out, renting out, one more bedroom, extra bedroom, an extra bedroom, one extra bedroom, additional bedroom, an additional bedroom, spare bedroom, no agent fee, no agent fees, no agency fee, no agency fees, no fee, no fees, no pets, no pets allowed, fees included, costs included, sold, rented out, not expensive, not too expensive, pets allowed, pets accepted, pets welcome, dogs allowed, large, big, small, spacious, roomy, compact, tiny, huge, move in ready, ready to move in, ready to move into, long term, short term, long period, short period, period, south of, north of, east of, west of, child friendly, family friendly, biggest, largest, bigger, b&b, b b, bed and breakfast, first floor, second floor, third floor, fourth floor, top floor, flat share, flatshare, flat sharing, shared flat, shared apartment, house share, house sharing, shared house, room share, roommate, flatmate, rental yield, rental income, rental return, rental investment, rental potential, yield, farmland, farm land, agricultural land, woodland, hob, holiday home, holiday homes, holiday house, holiday houses, vacation home, weekend house, ruin, holiday flat, holiday flats, holiday apartment, holiday apartments, vacation apartment, second home, second homes, second residence, renovation project, renovation projects, fixer upper, fixer uppers, needs renovation, needing renovation, turnkey, turn key, vacant possession, free at deed, stable for horses, stables for horses, public sale, public sales, auction, auctions, at auction, public auction, foreclosure, foreclosures, forced sale, starter home, starter homes, starter house, starter flat, cottage, cottages, couple, young couple, young couples, retired couple, first time buyer, first time buyers, family of two, family of three, family of four, family of five, family of six, family of seven, mother in law, father in law, parents in law, in laws, alone, by myself, on my own, needs work, needs some work, needing work, in need of work, needs tlc, needs modernisation, needs modernising, needs updating, in need of renovation, in need of modernisation, work from home, working from home, to work from home, wfh, buy to let, affordable, cheap, cheap and cheerful, cheerful, tight budget, small budget, low budget, reduced vat, flood zone, not in a flood zone, as is, as is condition, in as is condition, sold as is, pet friendly, dog friendly, co living, coliving, central station, family, by the water, on the water, waterfront, near the water, family of 3, family of 4, family of 5, family of 6, no work needed, no work required, bargain, expat, expats, good transport links, transport links, dog allowed, cat allowed, cats allowed, price on request, price upon request, price on application, on request, upon request, poa, weekend home, weekend homes, weekend houses, weekend cottage, passive house, passive houses, new this week, new since this week, new in the last week, new from this week, added this week, listed this week, new today, listed today, added today, new this month, added this month, listed this month, price reduced, prices reduced, reduced price, reduced prices, recently reduced, reduced in price, price reduction, price reductions, price drop, price drops, price dropped, price cut, price lowered, lowered price, buy-to-let, buy to let property, buy to let properties, property as an investment, property for investment, real estate investment, this week, since this week, last week, since last week',
	'counted:cars': 'car, cars, vehicle, vehicles',
	'counted:people':
		'person, persons, people, child, children, kid, kids, adults, adult, students, dog, dogs, cat, cats, pets, pet, friends',
	'counted:years': 'year, years, years old, year old, yrs',
	minute: 'min, mins, minute, minutes',
	with: 'w, with, including, incl, has, having, divided into, divided in, split into, converted into, consisting of, containing, subdivided into',
	away: 'nowhere near, far from, far away from, away from',
	'centre-of': 'centre of, center of, heart of',
	outside:
		'nowhere near, get out of, getting out of, out of, outside, outside of, far from, far away from, away from',
	unneeded:
		'would be nice, is a plus, a plus, is a bonus, a bonus, would be a bonus, would be great, nice to have, if possible, not needed, not necessary, not required, not important, no need, is not needed, is not necessary, optional, doesn t matter, does not matter, don t mind, do not mind, don t care, not wanted, unwanted, not desired, are not wanted, is not wanted',
	'unit:0.092903': 'sqft, sq ft, square feet, square foot, sq feet, ft2, ft²',
	not: 'under no circumstances, avoid, avoiding, w out, minus, without, no, not, non, don t, do not, except, anything but, everything but, never, nothing, all but, any town but, anywhere but, anywhere except, everywhere but, everywhere except, neither, nor, instead of, rather than, than a, than an, other than, other than in, excluding, w o, can t, cannot, can not, couldn t, could not, shouldn t, should not, mustn t, must not, isn t, is not, aren t, are not, won t, will not, wouldn t, doesn t, does not, doesn t need, does not need, don t need, do not need, doesn t have to, does not have to, needn t, need not, no need for, apart from, except for, anything except, everything except, anything except for, everything except for, all except, all except for, anything other than, anything apart from, everything apart from, not interested in, no interest in, not keen on, don t like, do not like, not a fan of',
	'all-but':
		'except, except for, anything but, everything but, all but, anything except, everything except, anything except for, everything except for, all except, all except for, apart from, other than, anything other than, anything apart from, everything apart from',
	telework:
		'remote work, remote working, working from home, home working, work from home, telework, teleworking',
	unwanted: 'not wanted, unwanted, not desired, are not wanted, is not wanted',
	'not-so': 'not, non',
	street: 'street, avenue, lane, square, boulevard',
	reference: 'ref, reference, number, code, ref no, nr, reference number',
	thing: 'spa, boom, peer, mere',
	article: 'a, an, the',
	by: 'by, next to',
	'month-part':
		'end of, the end of, early, late, mid, beginning of, the beginning of, start of, the start of',
	where: 'in, at, of',
	text: 'finished, unfinished, easement, easements, casement, casements, souterrain, as an office, office at home, home office, for an office, option to buy, spare room, industrial feel, industrial style, industrial look, seller, sellers, public pool, public swimming pool, municipal pool, municipal swimming pool, local pool, local swimming pool, pool nearby, swimming pool nearby, co housing, renovation project, renovation projects, glazing, quarter, floor, floors, renovation, recent, old, historic, large, big, small, cosy, bills, charges, utilities, double, kitchen, hall, view, sea view, station, school, schools, quiet, renovated, to renovate, rural, countryside, modern, spacious, sunny, bright, sea, beach, forest, park, water, south, investment, location, lot, on, my, bail, ham, as, character, unfurnished, flat share, flatshare, train station, airport, semi furnished, dog, dogs, cat, cats, passive, post office, hospital, town hall, supermarket, pharmacy, nursery, roomy, compact, tiny, huge, biggest, largest, bigger, bars, pub, pubs, cafes, horse, horses, single storey, single story, single level, one level, european, belgian, flemish, walloon, village, villages, pets, tube, metro, metro station, tram stop, commuter, wheelchair, accessible, country side, nursing home, nursing homes, care home, care homes, houseboat, houseboats, mobile home, mobile homes, caravan, caravans, percent, per cent, vat, students, remote work, remote working, working from home, home working, work from home, telework, teleworking, friends',
	length: 'frontage, facade, width, ceiling, ceilings',
	metre: 'm, metre, metres, meter, meters',
	filler:
		'wants, stop, out, up, selling price, do you sell, what do you sell, you sell, best selling, move, own a, how, leave, leaving, moving away from, moving out of, hey, hiya, i, we, am, are, is, looking for, i am looking for, looking, search, searching for, find, want, wanted, would like, like, need, please, a, an, the, in, at, of, by, to, with, and, or, for, that, has, my, our, me, preferably, city, city of, town, town of, village of, centre of, somewhere, home, homes, property, properties, real estate, how many, how much, how much is, how much are, all, any, anything, everything, which, some, also, located, live, living, m, s, re, ve, d, i m, we are, we re, im, i want, show me, show, get, give, can, could, be, do, there, it, this, these, hi, hello, thanks, thank you, pls, my family, our family, wife, husband, partner, us, myself, ourselves, something, place, very, really, maybe, perhaps, ideally, if possible, possibly, but, so, b, belgium, lovely, nice, good, great, beautiful, per, do you have, have, you, had, got, are there, is there, i d like, could you, need to, retired, pensioner, pensioners, dear, young, see, find me, may i, could i, on the, on a, postcode, postal code, zip, zip code, needed, required, can t find, cannot find, couldn t find, can not find, can t wait, can t seem to find, i live, we live, i work, we work, work, currently, moving, moving to, relocating, relocating to, now, look for, look, exactly, exact, precisely, bit, neighbourhood, neighborhood, would, would be nice, would be great, rather, needs, living room, stretch, stretch to, absolute, absolutely, can t you, couldn t you, isn t there, aren t there, won t you, beside, opposite, what, who, where, first, first home, single, on, on the market, seeking, seek, son, daughter, parents, mother, father, they, your',
	pay: 'possible, afford, pay, spend, cost, go',
	beside: 'above, below, over, under, opposite, on top of, beside, adjacent to',
	own: 'deposit, down payment, downpayment, savings, own funds, own money, own savings, equity',
	'number:0.25': 'quarter of a, a quarter of a, quarter, a quarter, quarter of an, a quarter of an',
	'number:0.75': 'three quarters of a, 3 quarters of a, three quarters of an, 3 quarters of an',
	part: 'living room, lounge, sitting room',
	resident:
		'leave, leaving, moving away from, moving out of, i live, we live, i work, we work, work, currently, i am currently, we are currently, i m currently, moving from, i am moving from, we are moving from, relocating from, coming from, now in',
	centre: 'centre, center, city centre, city center, town centre, town center, downtown',
	let: 'landlord is selling, landlord sells, landlord selling, my landlord is selling, our landlord is selling, landlord wants to sell, landlord accepts, student room, student rooms, student housing, student accommodation, student flat, student, flat share, flatshare, flat sharing, house share, house sharing, shared flat, shared house, shared apartment, room share, roommate, flatmate',
	student: 'student',
	'subtype:2:triplex': 'triplex, triplexes',
	building: 'building',
	field: 'woodland, pasture, pastures, meadow, meadows, field, fields',
	exact: 'exact, exactly, precisely, only, just',
	only: 'only, just, nothing but, nothing except, nothing other than, nothing else than',
	drive: 'drive, driving, by car, by road, drive away, car ride, by train, train ride, train',
	between: 'between',
	'unit:4046.856': 'acre, acres',
	each: 'per, a',
	lodging: 'room, rooms',
	ready: 'immediate occupation, ready for immediate occupation, immediate possession',
	hour: 'hour, hours',
	travel: 'walk, on foot, walking, by bike, by bicycle, cycling, by bus, by public transport, bike ride',
	'sort:newest':
		'just listed, newly listed, new listing, new listings, latest listings, latest properties, newest, newest listings, new on the market, new to the market, new for sale, new to rent, just added, recently added, recently listed, just on the market, new this week, new since this week, new in the last week, new from this week, added this week, listed this week, new today, listed today, added today, new this month, added this month, listed this month',
	'sort:price-asc':
		'cheapest, the cheapest, lowest price, lowest prices, lowest priced, price low to high, low to high, lowest first',
	limit:
		'min, minimum, from, above, minimum of, up to, up to and including, max, maximum, budget, budget of, maximum of, till, until',
	unclear:
		'or less, or fewer, or under, or below, or earlier, or older, or before, or smaller, or cheaper, or worse, or lower',
	monthwise: 'per month, a month, monthly, p m',
	rather: 'rather, sooner, prefer',
	than: 'than',
	origin: 'from',
	towards: 'to, moving to',
	during: 'in',
	upon: 'on',
	box: 'box',
	numeral: 'and',
	mine: 'her, his, their, my own, our own, my, our',
	home: 'home, property, place, homes, properties',
	selling:
		'to rent out my, to rent out our, to let out my, to let my, to let our, renting out my, renting out our, find a tenant, find tenants, looking for tenants, looking for a tenant, property management, landlord looking for, become a landlord, i m a landlord, i am a landlord, find a buyer, find buyers, looking for a buyer, getting rid of my, get rid of my, getting rid of our, how much commission, what would our, what would my, put my, put our, sell, selling, put on the market, let my, let our, let out my, let out our, rent out my, rent out our, list my, list our',
	offering:
		'for sale, up for sale, sale, to let, letting, rent, to rent, renting, to rent out, to let out, renting out, for rent, rental',
	valuation:
		'how much could i get for, how much can i get for, how much would i get for, how much rent can i ask, how much rent could i ask, to value my, to value our, price my, price our, value my, value our, value calculator, valeu calculator, value of my, value of our, valuation, valuations, free valuation, home valuation, house valuation, property valuation, appraisal, appraisals, estimate, free estimate',
	worth: 'worth, value, valued, appraised',
	buy: 'tired of renting, fed up with renting, sick of renting, want to own, to own, become owners, become an owner, stop renting, stop paying rent, buy, buying, to buy, purchase, to purchase, buy to let, invest, investing, investment, to invest, as an investment, let to students, rent out to students, rent out to, can rent out, i can rent out, to rent out, to let out, with tenants, tenants in place, with tenants in place, with tenant in place, own my own, buy-to-let, buy to let property, buy to let properties, property as an investment, property for investment, real estate investment',
	lives: 'i live, we live, i own, we own, i have, we have',
	sold: 'too big, too small, become too big, become too small, got too big, downsizing, sold',
	'not-too': 'not too, not over, not overly, not so, not very, not that',
	decade: 'years',
	decades: 's, ies',
	paid: 'income, pension, salary, wages, earn, earning, monthly costs, service charges, service charge, monthly payment, monthly payments, mortgage, instalments, rent now, we rent now, i rent now, currently renting, currently paying, now paying, pay now, we pay, i pay, property tax, mortgages, instalment, installments, repayment, repayments, loan repayment, loan repayments, home loan, monthly repayment, monthly repayments, monthly mortgage, rate',
	mortgage:
		'mortgage, mortgages, instalments, instalment, installments, repayment, repayments, loan repayment, loan repayments, home loan, monthly repayment, monthly repayments, monthly mortgage',
	landlord:
		'landlord is selling, landlord sells, landlord selling, my landlord is selling, our landlord is selling, landlord wants to sell',
	'sort:price-desc':
		'most expensive, the most expensive, highest price, highest prices, highest priced, priciest, price high to low, high to low, highest first',
};
