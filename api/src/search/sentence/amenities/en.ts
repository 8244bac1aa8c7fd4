/** What some homes have and others do not, as readers of English look for it and texts say it. */
export const AMENITIES_EN = `
swimming pool, swimming pools, pool, pools, indoor pool, outdoor pool, heated pool, jacuzzi, hot tub, whirlpool, sauna, saunas, steam room,
hammam, wellness, gym, home gym, fitness room, fireplace, fireplaces, open fireplace, open fire, log fire, wood burner, wood burning stove,
wood stove, log burner, pellet stove, stove, veranda, verandah, porch, conservatory, sunroom, sun room, orangery, winter garden, pergola,
summer house, garden house, garden shed, shed, sheds, pool house, poolhouse, guest house, guesthouse, granny flat, granny annexe, annex, annexe, annexes,
outbuilding, outbuildings, barn, barns, loggia, cellar, cellars, wine cellar, basement, basements, attic, attics,
mezzanine, laundry room, laundry, utility room, pantry, storage room, storage rooms, bike storage, bicycle storage, bike shed, bike room,
storage for bikes, storage for bicycles, dressing room, dressing, walk in closet, walk in wardrobe, fitted wardrobes, built in wardrobes,
built in closets, home office, home offices, study, playroom, games room, hobby room, home cinema, cinema room, open kitchen,
open plan kitchen, kitchen island, walk in shower, rain shower, bathtub, bathtubs, solar panels, solar panel, pv panels,
photovoltaic panels, home battery, heat pump, heat pumps, underfloor heating, floor heating, air conditioning, airconditioning, aircon,
air con, air conditioned, alarm, alarm system, home automation, smart home, charging station, charging point, ev charger, ev charging,
car charger, rainwater tank, rainwater cistern, cistern, triple glazing, shutters, roller shutters, electric gate, automatic gate, driveway,
driveways, parquet, parquet floor, parquet floors, hardwood floors, wooden floors, exposed beams, stained glass, bay window, bay windows,
stable, stables, horse stable, horse stables, paddock, paddocks, meadow, meadows, pasture, pastures, riding arena, pond, ponds,
orchard, orchards, vegetable garden, tennis court, tennis courts, treehouse, tree house, concierge
`;
