// Made by places/scripts/make-ordinary-words.ts; its source is named in places/data/sources/README.md.
export const EN = `
abbe abdomens abed abele abet able ably absent absents accel ache ached achenes aches achiest achieve aconites adapter
adenine adheres adonizes adverbs adverse adverts agee agonies agonizes agouties agrimony airs ajowans akee akin alae
alanines alans alee alien aliment alimony alkene alkenes allee alleger allegro aller alley alloy alls ally almost aloe
aloft alter amah ambages ambers amble amblers ambrosia ambry amen amerces amex amiably amirs ammines ammonites amperes
amply amusing amyl amylene analogy analyst andante andesine anearing aneling anew angelus anger angered angers angle
angler anglers angling angrier angry aniler annoy annoying another answers anta ante anteing antenna antennae anthem
anthemed anthems anther anthers antheses anthesis anti anting antings antlers antre ants antsier anviling anvilled
anything aped aper apes apex aphis appalls appals apparels appeals appears appease appel appends apples applets applier
appulse apse arbored arbores archeol archeries archest archine archines area areal ares argent argental argents argon
ariel aril armilla armouries arrange arrant arrayal arrayals arriver arrogant arse arsenide arsenous arson artel article
artiest aryl ascent ascents asker aspen aspers asperse aspirer assegais assented assenter assentor assentors assents
assert asserts asses assess assessed assessee assesses assessor asset assn asst aster atelier atheism atheist athirst
atonies atoning attempt attest attests attire attired attires auberge auberges austere autoing avenged avenger avengers
avenges avenses avenues avers avian avid avion awaiter awakens away awns axel axle ayin baas babblers babel backers bade
badgers badland bafflers bagel baggers baggies bagnios bagworm bail bailees bailers baileys bailors bailout baiters
balance balatas bale baled baleen baleens baler balers bales balkers ball ballers ballets banal band bandage bandeau
banded bander banders bandied bandier bandies bandore bands bandy bane baned bangers bankers banneret banners banshees
banters baptize barbers barchan barde bare barites barkers barky barless barleys barmy barny baronies barre bars barters
barware barye baryton basal basally bascules baseless basemen bashers bast basters bastiles bastille batchers bathers
baton batters battier battiks batting battlers baubles bawl bawlers beached beaches beak beakers bearding bearers
bearing beaters beauties beaver beavered beavers beck becurse becurst bedders bedel bedlinen beechen beeches beechnut
beef been beep beepers beer beerier beeriest beermat beers beery bees beet beguilers behaver beige beiges belched
belcher belchers belches beliers believe bellbird belle belled belles bellevue bellied bellies belling bellmen bellum
benched bencher benchers benches benching bend bended bendee bender benders bendier bends bendy bene benjamin benne
benthic benzene benzoin berated berates bereave beret bergh bergs berk berm berry berseem berthed best bestrew betel
betters beveled beveler bevelers bevels beverage bewailers bezel bias bickers bidet bier biers bilander billers biol
birched birchen bircher birches biremes biscuit bitched bitches bize blacken bladder blander blandest blandly blanked
blanker blanket blatant blazon blazons bleared blearier bleariest bled bleed blend blende blended blender blendes blenny
blether blinded blinder blonder blondes bloom bluffed bluffer blunder blunges blurters bluster boarders boars boas boast
boat bodge bodysuit bogglers boilers boils bollard bollards bolling bollworm bolo bolt bombard bombast bonders bonding
bonelet bonging boniest bonkers bonking bonnet bonnets bonnier bonniest bonsoir boob boodlers boogies book bookworm
booms boomy boon boonies boor boors boos boost boot boozing borages boranes borders bore boredom borg borne borneol
boron borscht borstal bort bosh bosk boskier bosom bosquet boss bossier bossies bossiest bossily bossing botanies
botched botcher botchery botches bother bothers bothy bots bott bottlers boudoir bouffe bouffes bough boughed bougie
bouilli bouillons boulders boule bouncers bounces bounden bounders bounties bourbon bourdon bournes bourrees bouse
bousing bout bowel bowlers bowline bowsing bracken bracket brad brads brae braes brag bragged bragger brags braided
braider braiders brailed brained braised braises braizes brake braked brakes brakier braky bran branched branches
branchia branching branchy branded brander brans brash brashes brass brasses brassiere brassily brat brats brattice
bratticed brattices bravely bravers braves bravest bravoes braw brawlers braxy brays breaker bred brede breeched
breeches breed brei breve brevier brew bridges bridled bridler bridles brie briefed briefer bringer brioche bris
broached broacher broaches brogues broilers bromal broncho bronchos brooches broom bros brothel brother bruised bruiser
bruisers bruises bruited bruiter brunets brushed brusher brushers brushes brusker bruskly brut brutely brutes btry
buckeen buckers bucklers buggies buglers bulgers bulkage bullace bullate bulling bunched bunches bunnies buoy burblers
buret burg burgage burgees burgeon burgers burgess burgles buriers burke burl burleys burly burn burners burnies burnt
burp burr burrers burry burs bursa burse bursted burster bursts bushels bust busy butanol butlers byre calcine callers
callets calorie calotte calzone campion campions canines capelet caplet caplets carders cardies carillon carmines
carnies carnifies carnivores carriers carrion castellan casters castles caviler cayenne ceilers cellars celled cellist
cellos cells certain chaconne chaetae chained chaines chalkier chalone chameleon chamfron champaign champignon champing
championed champions chancily chancre chancres chancy chanter chanterelle chanterelles chanters chantey chanties
chantress chantries chantry chanty chaplet chapter chapters charier charily charnel charnels charrier charter charters
chasers chasses chaste chasten chastens chaster chastest chastise chastises chateau chatter chatters cheaply cheekier
chelate chervil chesses chevies cheviot chevres chevrette chevrons chewier chignon chimbly chimley chimney chin china
chinchy chine ching chink chinkier chinky chino chins chintzy chivies chivvies chivy choicer choker chokers choking
cholines chomper chooser choosier chopines chopper choppier chorded chorines chorion chowder chukker chunkier cindery
cine cines circlet clabber clacker claimer clamber clammer clammier clamper clanger clapper claries clasher clasper
classer classier clatter claver clavers claviers clayier cleanly cleaver clement cleomes coalmines coamings coaster
coasters cocaines cockier codders coddles codeine codeines codes codices codings coerces coercion cogence cohunes
coiners coition coldest collets collies cologne colones combats combine combined combiner combiners combines combings
comings comities commies commixes communes compiles complines comrades coney confines conflux connect conners cookies
copings coquille coquilles corbeil corbels cordages corded corder corders cordites cordless cordons cords cores corkers
corkier corneas cornels cornemuse corners cornets coronae corpses corrades corrals corries corrodes corsair corsairs
corses corsets corvees corves corvets corvine cosines cosiness cotillon coulisse coulisses counselee couping couplet
courier couriered couriers courses courtier courtiers cousin cousins couteau couthie couturiere covin covings cowries
coyness coynesses coziness crampon crazier creches credent creoles cresses crewmen crisped crispen crisper crisply
croakier cromlech crosier crozier crudest cruet crumped crumpet crumpets crupper cuestas cuishes cuisses cullers cullets
cullies curdles currier curriers curriery curvier cutises cystine dace daily dale dally dame dammed dammer dammers dank
dare dariole date daturas daylily daze dealing dealings decamps decline decuple definite defying deionize deist delaine
delinted dene denizen dense densely dentine denting depicted depicter depicts depilate deplane deplete derange derrick
despite dessert destine detente deterge deterged deterger deterges detinue deviate dewiest diciest didst dies diet diets
digest digests dilly diluent dimmest dink direst discant disjoin disown disowns dissent dist distant diurnal diurnals
dive divest divests dock doer does doest dole doll dominant dominie dona done donee dong donnees dons door doornail
dopiest dork dormant dormice dorp dotiest doubles douches douras dourest dourine dourness dove dowel downtick dowries
doyenne doziest drave dressed dresser dresses drest driest drongos drunken duel duffed duffels duffer duffers duffle
duffles dunk durably dural durbars durians durmast durns durras durrs easel east eatable eclogues edgiest eely egis eide
elan elegies elegist elem elev else emblems emerged emerges emetine emigres eminent empires emptings emptive enamel
enamels enate endgame endings endives enflame enframe engilds engin engined engines engirds english engrave enoughs
enrage enraged enrages ensiles entices entires entwines epilogs epizoic equines erasion ermined ermines erminois erne
erosion erst erumpent eruption eses esse essence essences esses estival estrones etamines ether eulogies even ever evert
everted every evinces examines exine eyeletted facture faeries failure fainest faire fairest fairies fakeries falafel
fallacies fallacy fallals fallen fallers fallfish fallows fames famines fanners farmers farness farriers feature fellahs
felly fenders ferries ferrites fesse filaree filet filo finders firmest flaggers flakers flamage flamers flamier flanger
flangers flanges flanker flankers flannels flappers flashers flashes flatiron flatters flaunters flavin flavine flavone
flawing flayers flensers fleuron flexion flexuous flexures flinder flinders flingers floe flong flooders floored floorer
florae florences florentines floret florets florist flossed flosses flounce flounders floured flunkers fluorene
fluorenes fluxion foaling foggers foiling fondant fondest fontanelle fontanelles food fool fooling foot footrest foraged
forager foragers forages forceps forcers forces forcible fore forecast foregoes foregut foremast foremost fores foresaw
foresee forestay forested forester forestry forests foretop forfeit forge forged forger forgers forgery forget forgets
forgives forgoer forgoers forgoes forkers formant formers fort forte fortes forties forwent fossa fossae fossate fosses
foulest fouling foulings founders fourgon fourths fowling foxiest fracture fractured fractures fragile fragment frailer
fraise fraises framers framing franker frankers frappes freshes fresnel fresnels fret frozenness fugal fulness funnels
funnest funnies furies furlers furless furnace furnaces furnish furniture furores furrieries furriers furzes gadgets
gaged gager gagers gaggers gaggles gags gain gaits galere galeres gales gallant gallons gally gambles games gammons gang
gangers gangues gapes garages gargets gargles gases gates gats gaud gaugers gauges gaveled gaveler gawd gazes gear
gearing geed geek gees gelatin gelling gelt genal gene geneal general genet genevas genial genit genital gens genteel
gentians gentiles gently gents genu geol gessoes gest gestalt geste gestes gets ghee ghees gherkin gibs gifts gigs gill
gills gilts gink gins gips girly girts gist gists gite gites glair glaives gland glans glaring glazing glens gliadin
gliders glides glimmer glimmers glimpse glimpses glims gliomas glisten glister globins globs gloms glops gloss glows
glumes gluons goer goitrous golem golly gonk googlies gook goonies goons gorse gorses gorsier gotten gouty graben
grabens gracile grade grain grained grainer grammes granaries grand grandad grandam grandame granddad grande grandee
grandees grander grandma grandmas grandpa grandpas grandsir grandson granges granite grapy grata grate gratify gravamen
grave graved gravel gravels gravely graver gravers graves gravest gravies graving gravity gravure gravy gray graze
grazed grazer grazers grazes grazier grazing greaten greatly greaved greaves greenly gride grimes griming grin gristle
grits grue grume grunge grunges grunt grunted grunter gruntle guesses guested guimpes gully gunk gunnies guts hackies
haeres hagberry hagrode hailing haircut hairnet hairpin hale haled haler hales hall hallahs hallmark hallo halloas
halloed halloes halls hallux hallway halm halms halogen haloids halon halters halting halva halve halving hamburg hame
hammed hammer hammers hammier hammy handmade handout handover handset handsome hangout hankies haole happen happens
harden hardens hardies hardset hare hared harelike harem hares harken harkens harking harming harmonies harmony harpies
harping harried harrier harries harry harshen harslet harvest hassels hassled hassles hastier hastiest hatches hatchet
haulage hautboys have haven haver havering haversine haves haymows haze head headers headset healers hear hearers
hearken hears hearsing hearted hearten heartens heaters heathen heave heaver heavers heavier heavies hecks heder hedgers
heed heeders heeds heel heelers heels hefters heifers heinies heir heirs heister heisters held helicline hellers hellion
helpers helpline helve hematin hemmers hempen hems henbits henries hens hents hepper heppest herd herders herdmen
herdsmen here hereat hereinto hereon heres heresies hereunto hern herniae hernial hernias hero heroin heroine heroins
heronry herons hers herself hertzes heteros hewer hewers hews hexarchies hexer hexers hexes hides hies hikes hillers
hingers hinging hinnies hires hisself hive hived hoar hoarsen hoax hocuses hocussed hocusses hods hoecake hoed hoer
hoers hoes hognose hogtying hoise hoisted hoister hoisters hoke hokes hole holes holloaing holster holy hombre hombres
homburg homburgs home homered homes homy hone hones honester honkies hoopster hooting hoovers hooves hope hopes horn
horns horny horrors horsing hose hoses hostage hosting hotting hotzone hounding houri hours house houses housing hovel
hovels hover hovers howdy howes however hues human humbled humbler humbles humming humping hurries hussies hutting hymn
hyperon hyson icier imped impel imper impf impi imps impv incrust inheres inpours integer inter isles jabbered jabberer
jabbers jambeau jambed jambs jammers jehad jerk jetted jettied jetties jetty jeux jewelled jeweller jumbles kaif kail
kalmias kaon kasher keester keesters keister keisters keloids kelpies kelter keltics kelvins kermis kernel kernels
kerning kernite kernites kestrel keyster keysters kiester kiesters kittenish kittens klutzes knacked knacker knicker
knock knocked knocker knockers knocks knuckle kummel kummels labored laborer labour labours labroid lade laden ladrone
lair lake laked laker lakes lambies lambing lambkin lamina laminae laminal laminar laminas laminate laming laminose
lamming lamping lampion lamprey lanate lancing landed lander landers landing landline landlines landman landmark landmen
landmine landslides landslips landsmen lane languor languors lanolin lantana lantern larches larine lasagne lase lassies
lasting late lated laten later latex lath lathery lathy latinize latrine lattice laud laude launder lawyers layers lazar
lazaret lead leaf leafing leak leal lean leanest leans leap learned learner learners leas leasings least leave leaven
leavens leaving leavings lect lectern lecterns lecture ledge leeches leek leer leerier leeriest leeriness leers lees
leet left leftest legalese legalism legalist legalize legless legs leis leister leisure leks lend lends lenient lenis
leno lense lent leprous lesbian lese less lessee lessees lessened lessens lesser lesses lesson lessoned lessons lest
lets leucines leviers lewdest leys lgth liar liars libbers libbing liber libers liberties licente lickers lied lief
liefest lieges lien liens lientery lierne lies lieu lifer lifers lift lifter lifters liger ligers lighter lignify
lignite like liken liker likers lilo lilt limas limbeck limberly limbers limbing limeade liminal limiter limners
limonite limpers lindane lindens lindies line lineage linecut linemen linen liner liners liney ling linger lingers
lingier linier liniest liniment linin link linker linkers linkmen linn lino lins linted lintel lintels linters lintier
linting lints linty liny lippers lire lisle lispers list lister listers listing liter liters lith lithe litter litters
littery littler liver livered livers liviers loaders loafers loaming loaners loath loathly lobbed lobber lobbers lobbied
lobbies lobbyer lobbyers lobes lobules loch locker lockers lode loden lodgers loesses lofters loggers loggier loiters
lollers lonelier loner loners longers longing longline longlines look looker lookers loom loon loop loopers loos loot
looters loper lopers lopped lopper loppers loppier lordlier lore lorgnon loricae loser losers lota loti lots loudlier
lout louvers lovelier lover lovers lowed lower lowered lowers lowings lowlier luau lubbers lucarne lucernes luck luffing
luggies lumen lumpen lumpens lunk lurk lushing lustier lustily lusting lustre lustred lustres lustring lysines macer
machete machetes machina machine machines mack macle macrame macron macrons magnate magnet magneto magnets mailings
maillot mailman mailmen mainlines make maker makings malaises male malemute maleness malices maligned maligner maligners
maligns maline malinger malingers mall malled mallee mallees mallei mallet mallets malleus malls malmsey malteds maltier
malvoisie manacle managed manager managers manages manatee mandate manege mange manillas manille maniples manlier
manliness manmade mans many maple mara marbles marc march marched marcher marches marching marcs mare marg margays marge
marinas mariner mariners marines marka marked marker markers market marketed marketer markets marks marl marlier marline
marlines marlins marocain marquis marriage marrier mars marse marseilles mart mascon mascons maser mask mason massage
masseter massiness massing master masters mastery matcher matching mate mated materia maters mates matey matier matinee
matinees matings matter matters mattery maturate maturer mauled maunder mavises mayings maze mazed mazel mazer mazes
maziness mead meal mealier mealies mealiness meaning means meant meany meas measles measlier measurage meat meatier
meddles medleys meed meek meet mein meioses melanin melded melder melders melding melee melees melic melilot mellower
mellows melodeon melon melters melting member membered members membrane meme menage menages menders mending mene menfolk
meninx mens mensing mention mercery merer meres merge meristem merle merles merlin merlins merrier mescalin meshier
meshing mesne meson messages messiahs messier messiest messiness messing messmen mete meter metre mettled mettles
mewlers mewling miauled micelle micelles midland midlines midmost mien milden mildens mildest milkier milkmen milkwort
mille milled miller millers milles millet millets millier milline milliner millines milling million millrun minaret mins
mint mintage mintier mire mirk mirkier mise missies missiles missing mission missises missives missort mistier miter
moan moans moas moat mobs mobster mocha modally moderne mods moire moister mola moldered molders moldier molested
mollies mols molt moms monas mong monk monks mono monos monster monstrous montage montane monte month mony moodier moon
moonier moons moonset moorage moorhen moorier moorland moos moot mops mora morally morbilli mordant mordent more morions
morn morns morosely morphed morphin morsel morsels mort mortice mortify mortise mortised mortiser mortisers mortises
moslem moslems moss mossier mossiness most motet mothier motlier mots mottler moulded moulder mouldier moulins moulted
moulter mount mounted mounter mounties mousier mouther mouthier movable mown mows moxa moxie muffle muffled muffler
muffles mulled mullein mullens muller mullers mullet mullets mulley mung muon muons murage mure murines murk murkier
murther mushier muskier mussier mussiness mussing mustier mute muter myelin myeline myelines myelins nacelles naivest
name named namer names natives naves necking neighed neither nether netting nettings niching nill nimby nims nines
nisuses nites niveous nixes nixy nodules noel nomen nosebags nouvelle novella novellas novelle novelly nowhere numen
oater obey obliges obscene occupier odeum odour offline ofter ohed oilmen oily olden olein oleo oles ologies ombre
ombres omen omitted oozy opal open openers opiated opiates opiners oppugns oral orange oranges orangey orca orch orcs
ordains ordines ores origins orle orth ossicles osteoid ostioles ostriches other otter ourangs ouster ousters outdoer
outearn outed outers outgrew outlier outlive outrage outrange outranged outranges outre outride outsert outwear oval
oven overbidden overbore overdose overeat overheaped overheat overissue overlie overmen overpast overridden overripe
overripen oversalt oversee overseen overseer oversell overset overspent overtire overture overuse overween overwind
overwinter overwise oxen oxeye oxter pail pailsful palates pall panel papal papering paprika pareses parises park
partake partite passant pasturage patiences pattens patters patties pawl peached peacher peaches peak peal pear peasant
peat peatier peck pecs pectize peed peek peel peen peep peers peery pees peewits peke pelf pelts pent penuche pepsinogen
peptide peptize perched percher perches pere peri periwigs perks perky perm permits perries pert pertain perv pest
pestles peter petites petters pettier phaeton pier pillage pillared pillars piperine pissant pissants piston pistons
piton pitted pitter plopped plotted plotter plotters plotties plusses poesies poetess pointes poke polacre poleaxe
pollack pollard pollarded pollards pollees pollens poller pollers pollute pontes poplars popped popper poppers poppet
poppets poppied poppies popple pork porters posset possets posters posties potages potatoes poteens pothers potpies
potsies pottages potted potteen potter potters pottery pottier potties pottiest pottles pottos pouched pouches poulard
pounced pouncer pounces pours poussette pouters poutier powering prebless premies presages presell presells presets
presides pressed presser pressers presses pressies prestos presumes prevent previze prevues prexies prisses prodrome
progeny propend propene propmen propped protean protein prove proved provenly prover proverb provers proves proving
puissant pule pull pulled puller pullers pullet pullets pulley pulleys pulls pulse purpose purrs putt putted puttee
puttees putter putters puttied puttier putties putto putts putty pyrogen quadrates quanted quarrel quarrels quarries
quartan quarte quarter quartern quarterns quarters quartet quartets quartic quartics quartiles quartos quarts quartzes
quashes quatres queries querist query quey quirted race racier ragtimes railers rainier rainiest raisin raising raisins
raisiny rallier rallies rallyes ramifies rampart ranch ranched rancher ranches rancour rancours randier ranee range
rangier rangiest rangy rankest ransack rant rants rapider rapier rapiers rapines rappel rappels raspier ratels rattier
raucous ravel raveled raveler ravelers ravelin ravelly ravens ravers raves ravines readier readies realizes realties
reaves rebait rebec rebeck rebecks rebecs rebrand rechart recline reclines recognize recoined recoins recount rect recut
redd rede redes redlines redo redries reds redux reed reef reek reel reelers reest reeves referee refiles refries reft
reges reglues rehem rehinge rehinged rehinges reifies reimagine reining reivers rekey relet reliefs reliers relies
relines relives rely remained remains remet removes renames renders rending reneged reneger reneges rent rentage rentier
rentiers renting repaper repaves repel repinned replans replant replied replier repliers replies repped rept reptile
reseaux resee reset respell rest restive resumes rete reticle retied reties retinal retinas retinite retinol retinted
retinue retinued retinues retire retired retiree retirer retires retitle retried retries reveals revel revels revenge
reverbs reveres revers reverse reverso reverts revest revet reviews reviles revises revives revokes revs revues rexes
rhet ride riflers rimes rimland rinse ritzes rives riviera rivieras roaders roamers roarers robbers robe roborant
rockers rodders rodeo rodless rods rogered roiling roily role roll rollers rollout romaine romance rompers ronde
rondeaux rondelet rondelle rondels roofers roomers roomier roose rooters rope roperies ropy rosaries rose roseate rosed
roses rosette rosettes rosin rosters rosy rote rotes rotten rotters roubles roue roughers rouleau roulette rounders roup
rouse rousers rousing rousters rout routers rove roves rubbles rubes rubles ruddles rude rues ruffles rugbies ruin
ruleless rulers rules rumbles rumen rumens rummer rummers rummest rummier rummies rumples rumps rums rundles runes
runless runlets ruses rushier rust rustles rutiles rutted ruttier rutting sabines sables saddles sadiron sailers sainted
saintly saints sales salines sallet sallets sallied sallier sallies sallows sally salters saltest salties saltine
salting saltless salutes saluting salve salvers salves salvoes sambars samites samples samsara sanities sapiences
sapless saponin saree sarnies satiates satin satoris saucing saunter saunters saurian sauteing savates save saveloy
saviour scarier scaring scarlet scene schedule schiller schmelze schorl schtick sciences scillas sclaffed scooted
scooter score scraping scree sealane sealing seamark seaming searing seating section secy sedating seeding seeking
seeling seeming seeping seguing seining seizing selfing sellers selling selvage send sending sene seniles sens sensing
sent septuor serging sergings seriating serines sering seringa serrating serrying servable service servile servilely
serving servings setting settles sexting sexton sextons sexy shamans shandies sharing shave shearing shelled sheller
sherbert shier shilled shinnies shins shive shivery shore shorten shotten showier shriek shriekers shrieks shrieky
shrilly shrines shrinkers shuting shutout siamang siamangs siennas silkily silky sill sillers sillies sillily sills
silty silvery singing sinking sinning sins sinters siree skilled skillet skillets skins skirret skive slander slanged
slave sledding sleddings sliding slily slims sling slings slink slinks slipped slipper slips slits sloshier sluiced
sluices smaller smallest smart smarten smartie smarting smearing smelled smelted smokier snaring snarled snarler snowier
soapier soaring soave soggier soignee soilless soiree soirees soke soldier sole solider solvent some sone sonnies
sootier sophies soppier sorbing sordines sore sorel sorer sores sorites sorrier sorting soulmate soupier sourest soutane
soviet soviets soya soys spalled spaller spalpeen spandrel sparing spearing spences sphere sphered spheres spicers
spicery spiders spidery spiegel spieled spieler spier spiers spikers spilled spiller spillers spinets spinner spinners
spinney spinneys spinnies spins spire spireme splines splints spongin sponging spongins sponson spontoon sporting
spotting spouting sprains spraying spree springes squid stabbing stabile stables stage stagers stagger staggery staider
stake stale stalely stalled stamen stamens stamina staminas stamped standard standby standee standees stander standers
standpipes standup stane staples stare staring starlet starting startle starve starved starver starves statant state
stately stative stature staved staves steaded stearic stearin steeper steerer stele stemmer stemmers steno stent stepson
stere sterling sterner steroid steward sthenic stickers stifles stilled stiller stillest stilly stinger stinkers stinted
stinter stinters stocked stocker stone stonier stories stove strafing strains strander strands strange strawing straying
streakers streaky streams streamy street streets strep strew strewed strewer striate striated striates stricken stricter
stridden striders striker strikers strikes stringent stringers striped striper stripers stripes stripey stripped
stripper strippers striven strivers strode strokers student students stye styrene suasive suave suavely subrace suey
suffice sullies sully summand sundries sunny sunrise surface surfing surgery surging suricate surmise surplice survive
swearing swerving swilled swiller swillers swinges syringes syrinxes tackers tackier tackles taggers taglines tailers
taille tailless tailors takings talipes talkers talkier tallest tallied tallier talliers tallies tally tamales tameness
tamis tammies tampers tangelo tangier tangles tankers tanners tapises tappers tardier tarrier tarriers tarsier tarsiers
tartare tassels tasters tastier tatters tattier tattles taurine taurines taverns tawnier tawnies tearier tease teemers
tefillin tellies telling telly tense tentage tenures tercels terces tercets termed termer termers termites termless
terms ternary ternate terrane terre terse tersest testees testers testiest testily tetrode texture than thanes theatre
then thereat thereon thermel thermels thermos thiamines thicken thief thieved thieves thin thine thingies things thinker
thinkers thinks thinned thinner thinners thinness thinnest thins thirster this thistles thong thorn thorpes thou thouing
thrives thrones thulium thus thymes thymines tidally tiddlier tierces tiff till tilled tiller tillers tilling tills tilt
timelier timings tines tingles tinglier tinklier tinnier tinpot tinsels tinting tintings tippier tipsier tisanes toggery
toggles tolling tolly tonger tongers tongued tongues tonners tonsures tonuses torture touches toupees tourers touring
tourings tourney tourneys tousles touzles towropes toys trainee tramell tramels tramlines transience transient trellis
tremble trembled trembler tremblers trembles tremblier trembly tremens tremolo tremolos trifles trilled triller trillers
trimester trines triolet triples triplet triunes trochee trommel tron troop trounce troupes ttys turbine turnabout
turncoat turnout turnouts twilled twiners twines twinges twirlier uncle valance valence valiance valines vane variers
vase vault veeries veering veggies vein vela veld velites velum venin venules verdin verdins vergences vergers verifiers
verifies verities vernier verniers versers versine verst vervain vervains vervets veteran viand vibe vibrance vice
vichies vicomte vide vies vigilance vile village vine viny violence virginal virgules virion virions visa vised vises
vitellus vitriol viva vive vivo volente wacs wadding wader wadge wads wafer waftage wage wager waggeries wags wahines
wailers wailing waisted waister waiters waiver waivers waives waken waker wale waled waler wales walkout wallet wallets
walling wambled wambles wander wandered wanderer wanders wane wangle wangled wangler wangles wangling wanking wanna
wannabe wanner wanness wannest wanning wantage wanting warbling warden wardens warding ware warfare warm warmers warmest
warming warning warpage warpaint warping warrant warrants warranty warring wars warsaws warship wartime wartimes warworn
washers washes wastage wasters wastes wastrel watching water waterfall waterlog waterlogs waterloos waterman watermark
watermen watermill wattage wave waved wavelet wavered waverer wavers wavery waves wavey wavier waws waxer wayworn weaken
weakens weanling wearies wearish weaver weavers weekend weer weest weighter weiners weirder weirdie weirs welcher welded
welder welders welding welkin welkins well welled wellie wellies welling wells welly welshes weltered welting wencher
wending were wert west westered westerly western westerns westers wetters whanged whangee wharfage wheaten wheedle
wheeled wheelie wherries whiners whishes whortle whys wickers widders wider wielded wielder wieners wienies wiggeries
wildering wilders willers willet willets willing wincers winders wineries wingers winging wingmen winkers winners
winsome winters wintery wintry winze wiper wipers wirer wirers wires wiry wiser wishers witcheries withers withy
wittered witters witty wiver wiverns wivers woesome women wonk woodmen woollen woolmen wordage wording workmen worm
worsted worthed wracking wrangle wrasses wrested wrester writers yores zemstvo zeppelin zest zilches zinged zinger
zingers zingier zinnia zinnias zippered
`;
