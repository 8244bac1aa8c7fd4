import type { RoomKind, SortOrder } from '@estate/shared-contract';

/** What a word or a few words of a sentence say. */
export type Meaning =
	| `goal:${0 | 1}`
	/** Said of what is let, where nothing says that it is for sale: "kot", "colocation" */
	| 'let'
	/** Somebody who looks for a room, and not for a home with one */
	| 'student'
	/** A room that may be let by itself */
	| 'lodging'
	| `type:${number}`
	/** Land where nothing else is looked for, else what lies near: "bos te koop" */
	| 'field'
	/** What has several homes in it where their count stands behind: "immeuble 4 appartements"; elsewhere a word */
	| 'building'
	/** A type that a compound is which ends so, whatever it begins with: "hoekwoning"; of others, as of "ziekenhuis", the end does not say it */
	| 'head'
	/** Type and subtype (slug of its Dutch name) */
	| `subtype:${number}:${string}`
	| `room:${RoomKind}`
	/** Rooms with the living room among them, as the French and Germans count */
	| 'rooms'
	/** An apartment of so many rooms, the living room among them: "T3" */
	| `flat:${1 | 2 | 3 | 4 | 5 | 6}`
	| 'garage'
	/** Of a garage: for two cars */
	| 'double'
	| 'double-garage'
	| 'parking'
	| `feature:${'garden' | 'terrace' | 'lift' | 'furnished' | 'cellar'}`
	| `projects:${'only' | 'none'}`
	| 'available'
	/** Free at once, of what is sold as well: it says nothing of the goal */
	| 'ready'
	/** Only before a month: "vrij vanaf maart" */
	| 'free'
	| `calendar:${number}`
	| 'open'
	| 'epc'
	| 'better'
	/** Such a word that compares: a letter behind it is a class, with or without the word for it */
	| 'compared'
	/** "Slechter dan D": classes behind that one */
	| 'worse'
	/** No place holds any more that was asked for before: "overal", "n’importe où" */
	| 'everywhere'
	/** What is named with it is asked for besides what was asked before: "ook in Aalst" */
	| 'also'
	/** Behind an amount: at least so much, where it adds nothing: "400k plus" */
	| 'plus'
	/** Before what is wished for and no condition: "eventueel met garage" */
	| 'optional'
	| 'year'
	/** Behind a year as well: "2018 gebaut" */
	| 'built'
	/** What also says how a home is, and not only what: "gelijkvloers", "detached" */
	| 'quality'
	| `area:${'any' | 'living' | 'plot'}`
	/** Units of area in m²: 1, 100 (are), 10,000 (hectare), a square foot, an acre */
	| `unit:${1 | 100 | 10000 | 0.092903 | 4046.856}`
	/** Between a price and a unit of area: of so much by the square metre no filter knows */
	| 'each'
	/** Letters that are a unit only in the measure of a plot: "12a 50ca" */
	| `short:${1 | 100}`
	/** Words for what is measured in metres, of which no filter knows: the width of a façade */
	| 'length'
	| 'metre'
	| 'kilometre'
	| 'mile'
	/** Behind a distance or minutes: "20 min rijden" */
	| 'drive'
	| 'within'
	| 'around'
	| 'surroundings'
	| `level:${'province' | 'arrondissement' | 'region'}`
	| `bound:${'min' | 'max' | 'between' | 'about'}`
	/** Before two places: what lies from one to the other, of which no filter knows */
	| 'between'
	/** Before a count of rooms, which filters have as a least one */
	| 'only'
	| 'exact'
	/** With a bound: without the figure itself, "more than 2"; `when`: of time alone, "after 2010" */
	| 'strict'
	| 'when'
	/** Such a bound that is said of an age: "older than 10 years" */
	| 'aged'
	/** Behind the years of an age: "10 years old" */
	| 'old'
	/** A bound of a size, and of no price: "smaller than" */
	| 'sized'
	/** Such a bound of which a negation further on says nothing: "can't go, max 300k" */
	| 'limit'
	/** Such a bound of which nobody can tell the end that is meant, of an energy class: "B of lager" */
	| 'unclear'
	/** Behind a year: that one or a later, an earlier one */
	| 'newer'
	| 'older'
	/** Between two numbers: "to"; between two of anything: "and", "or" */
	| 'to'
	| 'and'
	/** One or the other, of what "and" joins as well */
	| 'or'
	| 'euro'
	/** Money of which no price of the search is: pounds, dollars */
	| 'foreign-money'
	| 'price'
	/** Money that somebody means to spend: alone a highest price, and before two the word for both */
	| 'budget'
	| 'month'
	/** Said of what is paid each month, and not of a while: "per maand", where "3 maanden" says nothing */
	| 'monthwise'
	/** Said of what is paid by the month, so of a rent; where it is `text` as well, only behind an amount */
	| 'monthly'
	| `times:${number}`
	| `number:${number}`
	/** "Neuf": nine before what is counted and behind tens, else new */
	| 'nine'
	/** Between the parts of a number: "two hundred and fifty" */
	| 'numeral'
	| 'with'
	/** Before what a home stands above, below or beside: "flat above a shop" */
	| 'beside'
	/** What is done with money: "more than 300k I can't pay" */
	| 'pay'
	/** Before the place where somebody is now, and looks for nothing: "ik woon in" */
	| 'resident'
	/** Before the place that somebody leaves, and before the one where they go */
	| 'origin'
	| 'towards'
	/** Behind who looks for something: "alleenstaande zoekt" */
	| 'seek'
	/** Rooms that have an area of their own and no filter: the living room */
	| 'part'
	/** Before what somebody has already, where a home stands behind it: "mijn huis"; `home`: such a home without a type */
	| 'mine'
	| 'home'
	/** Before the home that somebody lives in: "we live in" */
	| 'lives'
	/** Said of a home that somebody had */
	| 'sold'
	/** Said of what somebody pays or earns, and of costs beside a price: no amount beside it is one */
	| 'paid'
	/** Such a word of who buys: "hypotheek", "mensualité" */
	| 'mortgage'
	/** Who lets the home that somebody lives in, and sells it */
	| 'landlord'
	/** Said by who buys, also to let: "kopen", "investment" */
	| 'buy'
	/** Before how something is to be, and not before what it is: "nicht zu", "pas trop" */
	| 'not-too'
	/** Of ten years: before them, "jaren"; right behind their figures, the s of "1980s" */
	| 'decade'
	| 'decades'
	/** Said by who has a home, and by nobody who looks for one: to sell, to let out */
	| 'selling'
	/** Such a word where what stands beside it is the speaker's own: "vente de ma maison" */
	| 'offering'
	/** What is asked about a home that somebody has, and beside their own: "schatting", "what is my house worth" */
	| 'valuation'
	| 'worth'
	/** Money that a buyer has, which is no budget: "met 50000 eigen inbreng" */
	| 'own'
	/** What asks for an order of the list: "les nouveautés", "goedkoopste" */
	| `sort:${Extract<SortOrder, 'newest' | 'price-asc' | 'price-desc'>}`
	/** What no filter can say: "sold"; where it is `text` as well, a size, which is text in the name of a street */
	| 'unsayable'
	/** What is counted and is no room: cars, and people and years of age, which are no filter */
	| `counted:${'cars' | 'people' | 'years'}`
	| 'minute'
	| 'hour'
	/** Behind minutes or hours of a way that is not by car, of which no kilometres are known: "te voet", "by train" */
	| 'travel'
	/** Before an amount or a purpose */
	| 'for'
	| 'not'
	/** Such a word that leaves out types of all that there is: "alles behalve" */
	| 'all-but'
	/** Such a word that leaves out how something is, and not the thing itself: "niet gelijkvloers appartement" */
	| 'not-so'
	/** "Rather Ghent than Brussels": what stands behind the second is not looked for */
	| 'rather'
	| 'than'
	/** Before a place: "far from", "outside" */
	/** Said of a place that is not near: no filter knows how far that is */
	| 'away'
	/** Before a place of which only that part is meant */
	| 'centre-of'
	| 'outside'
	/** Such a word that says nothing else: "loin des voisins", where "outside space" is looked for */
	| 'far'
	/** Behind what is no condition: "lift niet nodig" */
	| 'unneeded'
	/** Such words that leave out what stands before them: "flats not wanted" */
	| 'unwanted'
	| 'street'
	/** Behind a house number: "12 bus 3" */
	| 'box'
	/** No word: the whole name of a street, as properties publish it */
	| 'street-name'
	| 'reference'
	/** No word: the name of a project or a neighbourhood, which stays text */
	| 'name'
	/** A word of adverts that is looked for in texts: neither a place that is called so nor mistyped */
	| 'text'
	/** What some homes have and others do not: it stays text beside what was understood, where other words are named */
	| 'amenity'
	/** The centre of a town: beside a place it says that place */
	| 'centre'
	/** A station, a square or a part of the country, and no place of the gazetteer: "gare du Midi", "kust", "Kempen" */
	| 'landmark'
	/** A common noun that is also the name of a town: the town, unless what stands beside it says otherwise */
	| 'thing'
	/** Such a noun before a figure that says which one: "lot 3" */
	| 'numbered'
	/** Before a year, in which that was done: "toiture refaite en 2018" */
	| 'renewed'
	/** Behind one: "2018 renoviert" */
	| 'redone'
	/** Before a year, and before no place: "en 2018" */
	| 'since'
	/** Before a common noun, and before no town */
	| 'article'
	/** Before a town or a room: "in" */
	| 'where'
	/** Right before a town: near it. Elsewhere it says something else, or nothing */
	| 'by'
	/** Before a month */
	| 'during'
	/** Before a month, of which it says a part: "eind", "début" */
	| 'month-part'
	/** Before the measure of what a home stands on: "villa op 1500 m²" */
	| 'upon'
	/** Work at home: an office for it is a room */
	| 'telework'
	| 'filler';

/**
 * The words of a language by what they mean: phrases apart by commas, lower case, without accents, spelled with spaces
 * where people write spaces or hyphens.
 */
export type Vocabulary = Partial<Record<Meaning, string>>;
