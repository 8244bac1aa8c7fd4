// Made by places/scripts/make-ordinary-words.ts; its source is named in places/data/sources/README.md.
export const FR = `
abattre abbe abbesse abdomens abechees abeches abechiez abees abeille abeliens aber aberres abimant abiment abimons
ablater able ablier abliers aboient abolies abomines abonnes abonnies abornes abotees abotent abotons abougries aboulees
aboulent aboules aboulies aboulons abouties aboyees aboyons abrasat abregent abrogent absent absenta absente absents
absteme abstenez abstenu abstenue abusent acarien acatene accoste acenses aceteux achaine acharne achat ache acheen
acheenne acheennes acheens achemine achenes aches acheta achetai achetas achetat achete achetee acheter achetes achetez
achevat acheve achevee achever acheves achevez acieres acineux acisele acon actasse adapter adenine adenines adernes
adheres adiront adisent adissent adonises adonnes adosse adossee adossent adosser adosses adossez adoucies adresse
advenues adverse aethuse afferes affinee afflige affligea affligeai affligeas affligeat affligee affligees affligent
affliger affligera affliges affligez affligiez afin agee agences agendes agendons agentes agirent agirons agiront
agissent agitant agitent agitons agnelais agonies agonimes agonises agonites agrafat agrainant agreent agregent agresse
agripper agroville ahans aideront aigre aigreur aile ailier ailiere ailiers aille ailleurs aimeront ainesse aireront
airs aise aisement aisseau aisseaux aitre akans alanines alberges alenois alesent aleseur alfange alien aliment alla
allee alleger allegir allegre allegro allegua allegue alleguer aller alles alleu alleux allez allie allier alliera allo
allouer allumeur alogies alose alpe alter alterat alteres alterne altesse alule alunais alunons alvin amandines amanites
amarines amarres amas amassent ambages ambla amblais amblait amble amblent amblera ambleras amblerez ambleur ambleuse
ambre ambrees ambreras ambrerez ambres ambrosien amen amendes amendons amenees amenites amer ameres ames amienois
ammonites amodiees amodies amol amollies amorties amourees amoures amouriez amperes ampleur amurees amusent amusies
amylene anatheme ancienne anciennes ancre andains andante andesine andrene anee anemier angarie ange angelus angenne
angennes angle anglets anguleux anhelais anhele anheler anheles anhelez anier anieres aniers animant animent animons
anisent aniseront annee annelais anodines anonnes anse ansee ante antenne antennes anthemis anthere antheres anthese
antheses anthrene anthrenes anti antienne antre apex appel appela appelai appelais appelas appelat appele appelee
appelees appeler appeles appelez appelle appelles appelons appends appetas appetes applets apprets apteres arasent
arbitre arbore arboree arborer arbores arborez arbres arbrier arcasse archanges archeen archeenne archeennes archeens
archees archegones archelles archere archeres archeries archet archets archontes arcon arconnes ardente ardoise ardre
arec areneux ares argent argenta argentai argentan argentas argentat argente argentee argentees argentent argenter
argentera argenterai argenteras argentes argenteur argentez argents argon arguent arienne ariennes arille arillee
arilles arion arisent ariseront armilles armon armorie arpegent arquees arquent arrachat arrange arrangent arrenta
arrente arretat arretent arreter arriere arrieree arrierer arrierera arrieres arrierez arrimant arrimat arriment arrimer
arrimons arrisant arrisat arrisent arriser arrivant arrivat arrivent arriver arrogant arrogeant arrogeat arrogent
arrosat arrosent artel arteres article artilla artille artiller artilles artillez artimon artimons aryenne aryennes
asbeste asceses aspe asperge asperme aspes aspirer assaille assaillies asseau asseaux assec asseche assena assenai
assenais assenait assenant assenas assenasse assenat assene assenee assenees assenent assener assenera assenerez assenes
assenez assenions assenons asseoir asserta asserte asservis asses assesseur assette asseyais asseyant asseyent asseyes
asseyons assez assirent assises assisse assisses assiste assoient assolent assonais assonat assonent assonons assument
assurent aster asterie asthenie astre atelier athee athenee atonies atre attarde atteint attelais attelas attelat
attende attenta attente attenue atterra atterrat atterre atterri atterrit attesta atteste attirat attire attiree attirer
attires attirez attitre attrape aubage aubages aubain aubaine aubains aube auberes auberge auberges aubes aulnaie
aulnaies aunerais aureolais austere autel autre avalais avaleur avances avanies aveignes aveintes aveints avelines aven
avenantes avenants avenirs avenues averais averees avers averses avien avienne aviennes avina avine avinees avion avis
avisent aviseront avoines axassent axee babeler babelez babelles bachons baclees baclent baclera bacleras bacleur
bacleurs bade badeches baffe bagarre bagel baggies baguiers baignee baignees baigner baignes baignez baigniez bail
baillaient baillant baillee baillees baillement baillent bailler baillera bailleront bailles bailleur bailleurs
bailleuse baillez baillon baisant baisers baiseur baisiez baisota baissiere baladee balader balafon balafra balafre
balafree balafrer balafres balafrez balaise balance balatas balayee balayer balayure baleina baleine balevre balezes
ballant ballante ballent ballera balleras ballets baltent baltons baluchon balustre banal banche banchee bancher banches
banchez banchons banda bandage bandais bandait bandeau bandee bandees bandent bander bandera bandes bandez bandiez banne
bannent bannera banneret bannies banshees baptise baratte barbant barbare barbeau barde bardeau bardeur barines barlong
barra barre barreau barri bars barye baryton basal basales bascules baselle baselles basileus basoche basoches bassesse
bassine bassinee basterne bastide bastille bastionne bastonna bastonne bastonnee bastonner bastonnes bastonnez bastons
batelee bateler bateles batelet batelez batelles batiers batiment batiront baton batonne battage battance battiez
battimes battisse battites batture baudets bauge baugeas baugees baugera baugeras bauges baugiez bauhinies baumiers baux
bavasse baver baverent baverez baveuse bavocha bavoirs baxters baye baylien beal beas bechees bechera becheras bechers
becheurs bectees bectera becteras bede beent beer beera beerait beerent beeriez beeront bees beiez beige beiges beignes
beignet beke beler beleras belerent belerez belez beliere beliers belitre bellatre bellatres belle belles belluaire
belluaires benarde bene benie benigne benissait benissant benjamin benjoin benne bennent bennera benzene bepo berbere
berceau berceaux bercee bercees bercent berciez beret berge berger bergere bergers berges berk berline berlines
berlingot berlura berlure berluree berlurer berlures berlurez bernee bernees bernent bernera bernerai berneras berneur
bers berthon besicles besogne betel betoine betonne beugles beurree beuverie biaisant biaises bibande bichais bichait
biche bichote biclefs bidegre bidegres bidet bidez bidoche bidonville bief bielles bien bienvenu bienvenue biere bieres
bievres biffe bigebre bigleux biharis bilatere bilerent bilerez bileux bilez biliaire bilieux billant billard billent
bilotai bilotais bilotait binages binez binocle biogene bipez biremes bisaieux biscuit biset bisez bissait bissees
bisserez bistree bitez bizut blageon blaguees blagues blaguiez blairant blairent blaires blairons blamant blament
blamions blamons blanche blanchon blanchons blason blasons blastons blatere blaudes bleches bled bledardes bleffe
bleffer bleffes bleffez blende blender blendes blepharites blesent bleuet bleuets bleuies blindai blindais blindait
blindee blindent blinder blindes blindez blinqua blinque blondel blondes blondin bloom blousse bluffe bluffee bluffer
bluffes bluffez blutons boas bobeche bobeuse bobinee bobonne bocal boers boesse boesses boggies bogue boilers boira
boirais boiras boire boires boiriez boirons bois boisait boit boiteux boliers bollard bollards bombacee bombage bombages
bombais bombait bombames bombance bombant bombante bombarde bombasse bombates bonasse bonbonne bonde bondelle bondelles
bondent bondera bondez bondiez bondonne bonellies bonifie bonnard bonnet bonnets bonnette bonsais bonsoir bonzesse booms
boost boquillona boquillone boraines boranes boras borasse bordez bordiere bordiez bordons bore boree borgnes borne
bornee bornees bornent borner bornera bornes bornez bornier borniez bornons bort bosnien bosnienne bosquet boss bossais
bossait bossant bossele bosselles bossent bossera bosserez bossiez bossoir bossu bossuai bossuais bossuait bossuant
bossuas bossuat bossuee bossuent bossuer bossuera bossuerez bossues bossuez bossuiez bostonne bots bottela bottelage
bottelages bottelai bottelais bottelait bottelames bottelant bottelas bottelasse bottelat bottelates bottele bottelee
botteler bottelle bottelles bottiere bottillon bottine bouchers bouchon bouchot bouclees boucler bouclera boucleras
boucles bouclez boucliers boude boudeur boudines boudoir boue bouee boueuse bouffe bouffee bouffer bouffes bouffez
bouffie bouffies bougea bougeai bougeas bougeat bougee bougees bougent bouger bougera bouges bougez bougie bougies
bougiez bougnats bougonnes bougre bougres bouillant bouille bouillent bouilles bouillez bouilli bouillie bouillions
bouillir bouillis bouillit bouillonna bouillonne bouillons bouines bouiniez boulaies boulange boulant boule boulees
boulera bouleras boulets boulez bouliers bouliez bouline boulinee boulines boulon boulonne boulons boum boume bourbes
bourbiers bourbillon bourbon bourder bourdera bourderas bourdes bourdez bourdon bourdonne bourge bourges bourrees
bourrer bourrera bourreras bourres bourreurs bourrez bourses boursiere boursiers bouse bouseux bousier bousiers
bousillons bousin bousins boussole bout boute bouteillon bouterez bouteriez bouviere bouviers bouvillon bouvillons
boxasse boxeuse boxonne brabancon brabant brabants bradant bradees bradel bradels bradent brai braient braies braillant
brailles brailleur braiment brairait brairas brairez brairont brais braisait braisant braisas braisat braisee braisees
braisent braiser braises braisez braj brajs bramant bran brancha branchai branchant branchas branchat branche branchee
branchent brancher branches branchez branchie branchions branchons branchu branchue branchus brande brandes brandie
brandon branlant branles branlez brans brantes braquant braques brasa brasant brase brasees brassant brassee brassees
brasser brasses brassez brassiere bravant bravees braves braviez braya brayant braye brayees breche breches brechet
brechets bredele bref brelage brele brelent brellee breller brelles brellez breme bren bretelle bretelles bretonne
brettee bretzel breve brevete bridant brident bridges brie briefee briefent briefer briefes briefez brievete briffe
briffee briffer briffes briffez briguee brigues brillent briller brilles brillez brimant bringee bringes brioche bris
brisant brochat brochee brocher broches brochet brochez brodent broigne broignes bronche broncher bronches bronchez
bronchons bronzez brossait brossee brossees brosser brosses brossez brossier brossiere brossieres brossiers brouillon
brouillons brousse brousses broutes broye brucella brucellas brucelles bruches bruchon brugeois brui bruies bruimes
bruinant bruines bruisse bruisser bruisses bruissez bruitant bruitee bruiter bruites bruitez brula brulage brulages
brule brulees brulera bruleras brules bruleurs brumes brun brunchait brunchant brunchat brunche brunchons brunes brunets
brunies brus brut brutes bruxellois bruyere buchers buee buggies buire bulbaire bullage bullages bullaire bullaires
bullant bullasse bulleux burelle burelles bures burgers burinee burinees burines burne bursite buse buselure bustiere
butanol bute butoirs buveuse buzzent cabines cablieres cabrais cadastre cadastres cafeieres cagneux cagnons cailles
calance calcine caleront calieres calinee calines caliorne callune calomnie calorie calotte calzone camelles camionne
campions canines cannelee canneur canonna canonne canonnee canonner canonnes canonnez cantonne cantres capelet capelles
caponna caponne caponner caponnes caponnez capulet cardais cardees carderes cardes carence carenee caresse cariais
cariees carieras carierez carieux carillon carmais carmines carneau carneaux carnees carneles carnier carniers carnifies
carnismes carnistes carnivores carogne carpeau carpillon carrais carreau carriere carrieres carriers cartais cartiers
cartonne casanieres casernieres casseau casseaux castelet castels castillan castillane castillans castine castrai
castral castras castrat castraux castre castree castrees castrer castres castrez catelles catines catisse cavaillon
caviter cedilles cedules celames celates celees celeront celes cellas celle cellier celliers cellules celtes cenelles
ceraste cercles cernais cernasse cerniers certain cerules cervier ceusses chablerai chaconne chainee chainees chainent
chainer chainera chaines chaineur chaineurs chaineuse chainez chainier chainiere chainieres chainiers chaires chaisier
chaisiere chaisieres chaisiers chambre chambres chambriere champignon championne champions champis chamsin chanceux
chancre chancres changee chanteau chantee chantees chanter chanterelle chanterelles chantes chantre chantres chanvre
chanvres chanvriere chapelat chapele chapelee chapeler chapeles chapelet chapelets chapelez chapellenie chapellerie
chapitre chapitres chaponne charclerai chargerai chargeur charmerai charmeur charnel charnels charniere charnieres
charniers charnue charnues charnus charriee charrier charriera charriere charrieres charrierez charroi charron chartee
chartees charter charters chartes chartreux chassee chassees chasser chasses chassie chassies chaste chastes chastete
chastetes chatain chateau chatelets chatier chatiere chaties chatonne chatras chatre chatree chatrees chatrer chatres
chatrez chatter chattes chaudiere chaulerai chaumiere chauvin chavire chavirer chavires chedail cheires chelate chelatee
cheminee chemines chenaie chene cheneau chenes chenet chenets chenue chenues chercha cherche chermes cherrai cherrais
cherrait cherres cherrons cherront cherubin chervis chester chesters chevaine chevalin chevele chevres chevrette
chevriere chevronna chevronne chevrons chevrota chevrote chevrotin chibres chicores chienne chiennes chierai chierais
chierait chieras chierez chieries chieurs chieuses chiffres chignon chima chimai chimais chimait chimant chimas chimat
chimeres china chine chinee chinees chineur chinures chitineux chiures chofiez choiera cholines chomiez chopiez chopiner
chopines chopper choquer chordes chorees chorion chosiez choufer chouiner chouines chourer chourerai choyiez chutasse
ciblent cillent cilles cine cines ciriere cirieres ciselet cistres civelles clacher clairiere clairieres clameca clamece
clamiez clamper clampin clampions clamser clapier clapiers clapies clapiez clapper clapser claquer clarain clasher
classer claustre claustres clavaire clavees claver clavera claveter claviere clavieres claviers claviez clavigere
clayonne clebais clement clergeon clignee clissee cliviez clopines clorais cloront cloutasse clownesse coanimant
coaniment coanimons cocaines cocardes cochais cochampion cocreais cocrees coction codeine codeines codes cogeree cogites
cognais cognasse cognees cognerez cogneur cogneuse cognons coinces coitais coitasse coksais colites collais collees
colles collets colleys collines colonie colonne colonnes coltines comates combats combien combinas combine combinee
combinees combiner combines combinez comblais combles cometes comices comiques comites commimes commises commisse
commites commues communes compiles compisse complet compones comprenne comptes comptines comtesse condes confesse
confines confisse congais congele congelee congelees congeler congeles congelez conimes coniront conisse conites connais
connasse conneau conneaux connees connexe connues connusse contais contasse conteur continsse contrai convier convins
convint cookies copiais copiees copieux copinas copiner copines copinez coquais coquillat coquille coquillee coquillent
coquiller coquilles coquillez coquines corbacs corbillon corbin corbins cordages cordais cordait cordames cordas
cordasse cordates corde cordeau cordee cordees cordela cordelas cordele cordelee cordeles cordelles cordent corder
cordera corderas cordeuse cordez cordier cordiere cordieres cordiers cordiez cordions cordites cordonne cordons coreenne
coreennes coreens coregone cormes cornacs cornais cornait cornasse cornasses corneen corneenne cornees cornement
cornemuse cornent corneront corners cornes cornets cornette corniere cornieres corniers cornions corniste cornues
corrals correlee corrodes corrois corsais corsait corsasse corsees corses corsets corsions cortes cortine cortines
corvees corvides cosignes cosinus cosmides cossais cotasse cotelee cotices cotillon cotimes cotisee cotises cotisse
cotisses cotissez cotites cotonne cotonneux couardes coudais coudasse coudees couderai coudes coudiere coudrai coudrier
coudriers couenne couennes couenneux couffin cougnou couilla couillai couillait couillant couillas couillat couille
couillee couillees couillent couiller couillera couilles couillez couilliez couillon couillu couillue couillues couillus
couinas couiner couines couinez coulais coulasse coulerai coulissa coulisse coulissee coulisser coulisses coulissez
coupais coupasse coupelles coupent couperai couplet courailles courais courbai courbais courbait courbas courberai
courbes courbions courees courges couronne courrai courrais courrait courras courriel courriels courrier courrieres
courriers courriez coursai coursais courserai courses coursier coursiere coursieres coursiers courtes courtesse courtier
courtiere courtieres courtiers courtilles courtisai courtise courtisee courtises courues courusse cousais cousin cousina
cousine cousines cousins cousisse cousisses coussin coutais coutasse coutasses couteau couterai couteuse couteux coutils
couturai couturiere couvain couvains couvais couvait couvant couvasse couvent couverai couvi couviez couvions couvis
couvoir couvons couvrir couvrirai couvris couvrisse couvrit covin crabier crainte craintes cramines crampon crashee
crassee crayonne creames crechent crecher creches crechez crement crenee crenees crenele crenelee crenent creoles
crepent cretent creuset crevent criante criblee crinieres criquee crisent crisiez crispee crispees crisper crispes
crispez crisser crisses crissez croisee crolles cromlech crosnes crossee crouillat crouille crouilles croupes croupisse
croupit croutasse croyais cruelles crument crurent cubames cubismes cueilles cuestas cuiller cuisimes cuisinee cuisses
cuistre cuistres cuivres culames culeront culmines cumenes curames curerai cutines cuvames cuvelles cystine daignant
damames dame damee damions damnant damne dansant dardions dardons dariole daron daronne date dation dations daturas
debande debinant debinee debinez debourbes debrole debulle decante decente decerne dechames decintre decline declinee
deconne decorne decuple decurie deesses deferle defiante definie defourne defringue defunte degaine degante deglingue
degrene dehalai dehalant dehalas dehalat dehanche dehonte dejante delaine deligne delinee deluras deluree demande
demange demenee demente deminant deminee deminez demoderent demoderez demonte demuras demuree demurge denanti denchee
deneige denerve deniant denie deniee deniees denotee denouee denoyee denree denrees dense dente dentee dentees dentele
dentine denuant denudee denue denuee denuees depanna depannage depannai depannas depannat depannee depannees depannent
depanner depannera depannes depanneur depannez depanniez deparee deparie deparle departe depasse depavee depayse depeint
depeinte depeintes depeints depende depense depiaute depilee depingle depique depista depiste depistee depister depistes
depistez depite depitee depiter depites depitez deplane deplante depliage depliante depointa depointe depointee
depointer depointes depointez deporte deprenne depuras depuree derange derrick desiste dessala dessale dessein dessella
desselle dessellee desseller desselles dessellez dessers dessert dessola dessole destine destinee deteinte detente
deterge detergea detergee deterger deterges detergez detintes detonne detourne detrone devance devente deverdisse
deverdisses deverdissez devernisse deviante devinant devinee devinez devintes diamant diamide dictant diegese diesa
diesait diesant diesat diese diesent diesons diester digest digeste digests digon dikkenek diluant diluees diluent
dinaient dinait dinat dinee dinent dinguant diol dione diot diras dirions disant disions disons dissent dissona dissone
distant diton diurnal diurne diurnes dive divertisse dock dogonne dole domienne dominant dominee dona donc donnant
donnees dons dont dopante doras dorienne doriennes doriens dorions dorique dormais dormait dormant dorures douanes douar
doubles douchames douches doucies doue douer doum dourine dourines douro doutees doux doyenne draille drainant drave
dressee dresser dresses dressez drivant drontes duel dupas duperas dura durai durais dural durales durames durasse durat
durates dureras dures durians durion durions durs ebene eblouies ebouees eboules eboutes ecaille echelee echelette
echevin echines ecopent ecornage ecoules ecoutes ecremee ecretee ecrient ecuries ecussonnes eden egaille eglogues
egoines egorges egrenage egrenee egruges elagues elan elegies eleve elimines elingua elingue elinguee elinguent elinguer
elingues elinguez elisent elit elodees eloges eloignes elongea elongeas elongee elongees elongent elonger elonges
elongez elut elyseen emaille emanees emanes emballe emblee embleme emblemes emboira emboire emboles embouai embouas
embouat embouee embouer embouera emboues embouez embourba embourbe embourra embourre embouta emboute embouti embouts
emergea emergee emerger emerges emergez emetine emetines emiames emiates emiees emies emigres emimes emincas emincee
emincees emincer eminces emincez eminent eminents emises emisses emites emmenes emondes emotionne emoules empanne
empeigne empenat empenes empenne empierras empierre empierree empierrees empierrer empierres empierrez empiles empires
emplette empoigne encires enclines encrines endives enfiles engaine engaines engame engamee engamer engames engamez
engin engins engrais engrave engrois eniemes enigmes enivres enjambe enliees enlignes enlises ennuage enochien enonces
enouees enrage enragea enragee enrager enrages enragez enrenee enrenes ensilai ensilas ensilat ensiles ensimai ensimas
ensimat ensimes entable entaille entame entamee entamer entames entamez entites entonnes entrave enverge envergea
envergee enverger enverges envergez envides enviees envinee envinees envines eosines epandis epanouis epave ephemere
epicais epicons epierras epierre epierree epierrees epierrer epierres epierrez epiions epilais epiloir epiloirs epilons
epimere epinage epinaie epinaies epinais epinait epincais epincas epinces epincons epine epinees epines epineux epinions
epinons eponges epouses epreuve eprouve epulies epurage equines eraient eraille erayent erbines erigent erignes erine
erines erinyes ermites erodent erosion erre errent errions erse eruption esbignes esperees esperes espiegles espion
espionnes espions esquilles essange esse essence essences essenien esses esseule essieux estampais estimees estimes
estival estivees estives estrones etable etablee etabler etables etablez etablie etalage etale etalee etalees etalier
etaliez etame etamines ether etheree etonnes etoupes etrange etrave etraves etre etrille etripent etudies eugenies
euglene eulogies eussent evaginee eventee eventre evergete everite evertue evinces examines expient expions exuvies
fablabs fabulais fachais fachant faciles facture fadames faibles faillai faillais faillait faillas failles faillis faims
faines faire faisais faites falafel falaise falerne fallait falloir falot falunais falzars fames famines fanames faneur
faneurs farcimes fardais fargues farines fariniere farnientes fartais fasse faucilles faucons fautais fautons favismes
faxames feciaux feindre feinteur felerons feleront fellahs felonie felonne felonnes felures femelle fendeur fendeurs
fenetra fenetre feriaux feriees ferlais fermaux fermiere fermieres fermiers feroiennes ferrees ferreras ferrerez ferreur
ferreux ferriere ferries ferrifere ferriferes ferriques ferrites ferrons ferrures ferveur fesse fesseur fessieres
feulais feulent feulons feutrieres feutrons feux fevriers fiames fiasses fibreux fibrons ficaire fichant fierons fieront
fieux fignole fignolee figurons filaire filandre filandres filat filerons fileront filet fileurs filmage filmais filon
filou filouta filoute filtree fimes finimes fiscaux fisse flaire flairee flairer flaires flairez flamant flamberge
flamberges flamine flammes flanage flanais flanche flandrin flane flanera flaneras flanerez flanerie flaneries flaneur
flaneurs flanions flanque flashes flavine flavone fleau fletris fleurai fleurais fleuras fleurat fleuree fleurees
fleurer fleures fleuret fleurets fleurez fleurie fleuries fleurir fleuris fleurit fleuron fleurons fleurs fleuves
flexion flexures floconnes floe flopee flopees floquee florale flore floreal florence florencee florencees florences
florentines flores floridee flot flottee flouant floue flouee flouees flouerons flouions flouons flousons floutee
floutons flubons flueras fluerons flueront fluions fluoree fluorees fluores flutons fluxion fluxons foenant foenons
foirant foirent foireux foirions foirons folasse foncait foncant foncent fonceur foncieres foncons fondant fondeur
fondons fondrieres fondrons fonges fontanelle fontanelles foot forages foraine foraines forames forant forasse forasses
forat forates forcages forcait forcant forcees forcent forceps forces forcons fordiennes fore foree forees forent forer
forerons fores forets foreuse forez forfaire forfaiture forge forgea forgeai forgeais forgeas forgeat forgee forgees
forgent forgeons forger forgera forgeras forgeur forgeurs forgeuse forgez forgiez forions forjeta forjete forkant
forkees forkent forkes forkons formages formant formees formelle formels forment formes formiere formieres formiers
formons forons fort forte fortes forures fosses fossile fossoie fossoye fouages fouaille foudant foudent fouderons
foudions foudons fouet foufous fougeas fougent fougeons fougerons fouges fougions fougues fouille fouimes fouines
fouinons fouirions fouirons fouiront fouisse foulais foulant foulees foulent foulera foulerons fouleur foulions foulons
fouraille fourbas fourberies fourbes fourbions fourbis fourbons fourbus fourchons fourgon fourgons fourgues fourguons
fourmes fourmille fourmis fourneaux fournee fournees fournieres fournies fournis fourras fourres fourriere fourrieres
fourriers fourrions fourrons foutant foutent foutions foutons foutous foutrions foutrons foutront fractura fracture
fracturee fracturer fractures fracturez fragile fragment fragons fraiche fraichiront fraie fraient fraiera fraierez
fraieriez fraieront frairie frairies fraisant fraise fraisee fraisees fraisent fraiser fraises fraisez fraisiere
fraisons fraisure fraisures framees franchement franchirent franchirons franchiront franchisant franchisent franchisons
franciennes frangee franger frangera frangerez franges frappant frappent frappes frappons frasils frasques fratrie
fratries fraudes frayant frayees frayent frayere frayeres frayeriez frayons freines freineur frelons fret freteur
frileux frimaire frimant frimees friment frimeriez frimes frimons fripant fripent friperies fripiere fripons frire
frisees frisure friteries friture fritures froidement froidiront froidure froisse frolais frolant froment froncant
frontiere frouant frouerons frouions frouons frousse frugaux frustes fuimes fuirons fuma fumable fumai fumas fumat
fumeries fumeron furanes furannes furet furetes furies furieux furoles fuseaux fusse futal gachent gades gadgets gagas
gage gagea gageais gageas gagee gagees gageons gager gageras gagerez gageure gageurs gageuse gagez gagnees gagnes gags
gaies gain galbais galbait galbons galere galerer galeres galerez galerie galerne gales galions gallois gallons galons
gamberges gambes gang gangues gans gant garages garalde garerez gares gaterez gaterie gates gaulais gaulait gaulons
gavages gavee gaver gavera gaverai gaveras gaverent gaverez gaveriez gaves gaveurs gaveuse gazages gazee gazerez gazes
gaziere geant geaster geek gehenne geignes geigniez geignimes geignis geignites geint gelames gele geler gelions gelives
gelons gelule gelules gelure gelures gemies gemimes geminee gemines gemites gemmees gemmes gena genante genasse genat
gene genepis gener general generiez genet genial geniale genital genouille gens gente gentiane gentianee gentianees
gentianes gentiles gentilles gents genuines geocode geolage gerbais gerbees gerbes gere gerer gerions germain germees
gesiers gesines gesses gestalt geste gestes gestuel gestuels giberne giclons giflons gille gink gins girafide giraumont
girelle gita gitages gitas gite gites givra givre glabres glacais glacait glacons glairais glaires glaisais glaises
glaives glanais glanait gland glandais glanons glapimes glatimes glenais glenons gliales glies gliomes glisses gloires
glomes glorieux glosais glosons gloss glottes glumes gluons gnons goalais goalons gobages gobee godages godaille godiche
godille godinai godinant godinas godinat godine godinee godinees godinent godiner godines godinez godiniez godinons
godions godronne goeties goitreux golem golfons gominee gomines gond gonopode goudronne gougees gougeres gougiez gouines
gourdin gourdins gourous gousses gouteux goutter gouttes goutteux gouttez grabats graben grabens graciee gracile grade
gradine graille grain graine grainee grainer graines grainez graisse gramen gramens graminee grammage grammes grand
grande grandelet grandes grandet grandets grandie grandies grandir grandirent grandirez grandiriez granges granite
granulee granulees granulerez granulez granuliez graphene gratine grau gravais gravant grave gravee gravees gravela
gravele gravent graver gravera graverez graves graveur gravez gravide gravides gravier graviere gravies graviez gravite
gravons gravure gray greages gredine greer grelons grenage grene gresage gresages gresees grevent grignes grigniez
grimage grimees grimes grimpee grimpes grivelee grommele grosseries grossie grottes grouille groupage groupant groupent
groupons gruaux grue gruge grugent grume grunge grunges gueages gueer guignais guignames guignas guignates guignee
guignees guigner guignes guignez guignier guigniers guigniez guignions guignoles guignols guignons guimpes guindes
guinees gyrin habillat habille hable hablent hableur hacha hache hachees hachiez hachoir haillon haillons haineux
hairait haire hairent hairont haissent haitien haitienne hala halde hale halee haleine halena halenai halenas halenat
halene halenee halener halenes halenez halent haler halerent halerez hales halez halin halines haliple halkine halkinee
hall hallage hallali halles hallier halls haloir haloirs halte haltere halva hampe hanchat hanchees hanches hanchiez
handelles hantait hantent haoussa happent harcele harceles harde hardent harderent harderez hardies hardiment harem
hareng harengs haret harfang harkies harle harmonies harnache harnois harpe harpent harpies hasarde hastaire hatelle
haterent haterez hatiers hatives haubert haussat hausse haussee haussent hausser hausses haussez haussiere hautain
hautaine hautains hava havai havanes havas havat have havee haver haverai haverais haverait haverent haverez haversien
haversiens haves havie havimes havions havirez havisses havites havres hayon heberge hebergee hele helent heler heleras
helerent heles helicite helvelle hematine hemes henne hennimes hennins henniront hennis hennites hennuyer hennuyere
hennuyers hentais herbais herbait herbant herbe herbee herbees herbent herberent herberez herberont herbeux herbons
herbues herchages herchais herchames herchas herchates herchent hercher herches herchez herchiez herchions herchons
hercule hercules here heres heresies heritai heritais heritait heritas heritat heritee heritent heriter herites heritez
hermes hermesse hermine herminee hernie herniee hernies hero heroine herons heros herpe hersais hersait hersant hersches
herschiez herse hersee hersees hersent hersera herserent herserez herseur hersiez hersons hertzien hervien hesites
hessien hessiens heteros hetraie hetre heur heures heureux heurs heurt heurtai heurtais heurtait heurte heurtee heurtent
heurter heurtes heurtez hevea hiberne hiement hier hies hiles hindies hissent hiver hiverne hivernee hivers hoir hoiries
hoki holiste holistes hollande hollandes holster homarderies hombre hombres home homes homme honnetes honnies hordeine
horreur horreurs horsain hote hotes hotesse houa houasse houasses houates houe houer houerent houeront houes houillers
houle houleux houp houques hourd hourderont hourdes houri hourques house houseaux houses houssa houssai houssaie houssas
houssat houssee houssees houssent housser houssera housses houssez houssiez houssine huassent huees huer huerent huerons
hueront hues huile huileux huis huitain hulotte humagne humai humaient humaine humaines humains humais humait humbles
humerent hure hurlent huron hussite hylesine hyperon icelles icteres ideales ideelles idylles ignes ileales imper impie
inclura inclure inferes ingeres innes insanes inseres inter isomeres itere ixiemes jablent jailles jaillit jambage
jambages jambe jambee jambees jambier jambiers jambons jambose jamboses jaserent jaserez jasette jatte javelle jerk
jetates jete jetee jettent jettera jettes jeun jeux joncait joncant joncees joncent joncera joncerent joncerez jonchat
jonchee jonchent joncher jonches jonchet jonchets jonchez jonciez jouette juche judaise judelle jugement jugerent
jugeres jugerez jugeront juillet jumel jumelat jumelee jumelle jumelles jument juments jupette jurasse jurement jurerent
jurerez jureront juriste juterent juterez juteront kalmias kaon kaoter kaotera kascher kasher kelvins kerma kerries
ketmies kissel kissels konzern kummel kummels labbes labour laboura laboure laboureriez labours laceuse lacinie lacustre
ladine ladines lagen lahar laieras lainage laine lainent lainier laitonne lamai lamaient lamais lamait lamantin lambin
lambina lambine lambiner lambines lambinez lambins lamelle lamente lamentee lamerez lameront lamie lamiers lamifie
lamina laminage laminai laminal laminale laminas laminat laminee laminees laminent laminer laminera lamines lamineur
lamineux laminez laminiez lamions lampais lampait lampante lamperez lamperont lampiez lampion lancage lancant lancent
lancina lancine lande lander landes landier laneret langage langent languier laniers lanterne laotien laotienne lapasse
lapine lapiner lapines lapinez laponne laponnes lardent lardonne lasagne lascive lasse lassent lasting latence latente
latex latin latinas latine latines latinise latinite latinos laure lauze lavande lavante lavaret laveuse lavoirs layeras
lazaret leasings lecheuse lecon lectines lecture legalisa legalise legalisee legaliser legalises legalisez legalisme
legaliste legalite lege legeres legines legiste legs leks lent lenteur lents leonines lepreux leptines lesbien lesbiens
lesdites lese lesee lesinas lesiner lesines lesinez lesquelles lessiva lessivage lessivai lessivas lessivat lessivee
lessivees lessivent lessiver lessivera lessives lessiveur lessivez lessiviel lessivier lessiviez lest lestais lestait
leste lestent lestera lesterai lesteras lesterent lesterez lesterons lesteront lettre lettree lettres leucanies leucines
leude leur leurres levains levantin leve leveuse leviers levs liage liaient liane liant liantes liarde liarder liardes
liardez liat libelle liber liberale liberas liberee liberer liberes libers liberte liche lichent liciers liciter licorne
licteur lied lieds liee liees liegea liegeai liegeas liegeat liegee liegees liegent lieger liegera lieges liegeux liegez
liegiez lien liens lient liera lierais lieras lierent lieriez lierne liernes lierons lieront lierres lies liesses lieu
lieue lieur lieurs lieus lievre lievres liez lift liftent lifter liftera liftier lige ligie ligna lignage lignane lignee
lignees lignent ligner lignera lignes ligneul ligneur ligneux lignez ligniez lignine lignite lignons ligoter ligue
liguent like liker likeras likerent likerez liliale lillois lima limai liman limant limas limat liment limer limerai
limeras limerez limeriez limeront limette limeurs limeuse limiers liminal limions limiter limogee limogent limon limona
limonai limonait limonant limonas limonat limone limonee limonent limoner limones limoneux limonez limonite limons
linceul lindane lineale liner liners linge lingeant lingeat lingent linger lingera lingere lingers lini linier liniere
liniers liniment linneen lino lins linteau linters lionnee lippees lire lires liront liseras liseree liserer liseres
liseurs lisiers lissent listeau listent lister listera listing liter literas literie litorne litt livarde livrent
loaders lobames lobates lobbies lobbys lobees lober loberas loberent loberez lobes lobules localier loch loden lofer
loferas loferent loferez loger logeras logerent logerez logeurs lombaire lombes longanier longee longees longent longere
longiez look lorgnon lorrain loser losers loti lotiers lotionne lotirez loto lotoise lots louer loueras louerent louerez
loueurs loufais loufait loupais loupait louperez loupiez lourais lourait loustic louvai louvaient louvais louvait
louvant louvent louvoie lover loverai loveras loverent loverez loyer lozerien lucarne luetine luiront luis luit lumen
lumignon lunchent lusin lussent lustre lustree lustrer lustres lustrez lustrine luterez luth lutin lutinee lutte lutter
luttera lutterez luttiez luzernes lynchent lysines lysogene macaron maceron machais machaon machees machefer machement
macherent macherez machin machina machine machines machins machon machonne machons maclage maclais macle maclons maconna
maconne maconnee maconner maconnes maconnez macons macquai macquais macquait macrame macron macrons macroure maculage
maculee maderes madones madrague mafflu mafflue mafflues mafflus maganee maganees maganer maganes maganez magasin
magisteres magnais magne magnees magnent magner magnera magnerez magnes magnesie magnet magneto magnets magnez magniez
magotee magoter mahonne mahonnes mailings maillai maillant maillas maillat maille maillee maillees maillent mailler
maillera mailles maillet mailleton maillets mailleur maillez mailliez maillon maillons maillot mainate maintes maiseries
maizena malades malaires malaises malaxes malbars maldonne maldonnes male malemort malfais malferez malfimes malfites
malices malienne maliennes maliens maligne malignes malin maline malingres malinois malins maliques malles malmena
malmene malmenes malouine malouines malsain malsaines maltage maltais malte maltees malter maltera malterent malterez
malteur malvoisie malvoisies mamelle mamelles mamelonne mamy manade manades managea manageai manageas manageat managee
managees managent manager managera managers manages managez managiez manchon mandais mandale mandate manderent manderez
mandilles mandons manege manegea manegee maneger maneges manegez mange mangee mangees maniais manicles maniees manieres
manille manilles manillon manquai manquais manquait mans mante mantilles mappage mappais maquais maquait maquilles
maraichin marais maravais marbrai marbrais marbrait marbras marbrat marbres marc marchai marchais marchait marchand
marchant marchas marchat marchent marcher marcheront marches marchez marchiez marchions marchons marcs mare maree
marelle marelles maremme marengo marennes margailles margays marge margeais margelles margine marginee margines mari
mariables mariage mariages mariais mariait mariale mariales marials mariames mariates mariaux marie mariees marinage
marinais marinas marinee marinees mariner marines marinez marinieres mariole marioles mariolle mariolles maristes
maritales marks marlins marmailles marmonne marnage marnages marnais marnaise marnait marne marnee marnees marnent
marneuse marnieres marnois marocain maroilles maronna maronne maronner maronnes maronnez maroquin marquage marquai
marquaient marquais marquait marquant marquas marquat marquis marquoir marrais marrait marrane marre marronne mars marte
martelage martelages martelant martelasse marteles martiales martien martienne marwari marwaris marxienne maser masquai
masquais masquait massage massais massames massees masserent masserez masseter massiere massieres massiers massives
massons master mastere masteres masters matage matages matassin matcher mate matee matera materai materas materez
materna materne mates mateur mateurs matez matiere matieres matimes matinas matinee matinees matiner matines matinez
matinieres matir matites maton matonne matonnes matoune maturase maturer maugree maurelles mauvais maux maxille maxilles
maximes mazdeen mazeage mazette meat mechais mechait mechees mechent mechera mecherent mecherez mecheux mede medise
mediser medises medisez medisse mefisse megisse meiose meioses meistre mejanage melaena melames melates mele melee
melees melena melenas melent meler meleront meles melez melezes melia melilot melions melisse mellahs mellifere mellite
mellites melon melonne melonnee melonnes melusines membrane membree membrees membres membron membru membrue membrues
membrure membrus meme memere memeres memoire mena menage menagea menagee menager menages menagez mendier mendions
mendole mene menee menent mener menes menez menine menines meninge menins menions mens mense ment mente mentent mention
mentons menuise meprendre meprendrez meprenne meprise merbaux mercier merdais merde merdent merdera merderont merdier
merdoie merdons merdoya merdoye merelle merelles meres merise merises merisme meriter merle merles merlin merlins mers
merules merveille mesallier meson mesquin mesquines messages messe messied messiee messier messiers messies messin
messine messins messire messires mesurage metallier metisse metrage metre metrent mettait mettant mette mettent mettes
metteur mettez mettiez mettrez meubles meuf meugles meuh meulage meulant meule meulees meulent meulera meuleront meules
meulier meuliere meuliers meuliez meunier meure meus meusien meusiens meut mevendre mevendrez micelle micelles miellat
mielle miellee miellees mielles mien miettes mieux mievres milices milites mille millenal milles millet millets millier
milliers million mimines minage minages minaret mindong minieres mins miraille mirailles mire misaines mise miseres
missiles mission missives miter mitonne mobs moche mochete modale modales modere moderee moderer moderes moderez moderne
modulant moelle moelles moeres moflant moins moirage moire mois moise moissine moissines moisson moities moitiez moka
moldave moldaves molenes molestee moliere mollard molle molles mollet mollets mollies mols momerie momifies mondons
moniale mono monos monstre monstres monstrueux monta montage montagne montagnes montbeliard monte montees montent
montiez montree montrent montrer montres montreur montrez monts montueux moore moraille morailles moralines morave
moraves morbier morbiers morcele morcelle mordais mordant mordent mordiez mordilla mordille mordillee mordiller
mordilles mordillez mordons mordora mordore mordront more morelle morelles morenes morfale morfile morfilee morfiler
morfler morfond morille morilles morions mormon mormone mormones mormons mornement mornifle moroses morphes mors mort
mortaiser mortel mortelle mortels mortiers mortifere mortifier morutier morutiere morutiers motelle motelles motet
motiver mots mottent mottiez mouchet mouetter mouflant moufter mouftiez mouille mouilles moukere moulage moulais moulait
moulant moulante moulants moulent moulina mouline moulines moulins moulons mourant mourront mous mousser mousseron
moussiez mousson moussons mout moutard moutier moutiers mouvant moxa moyen moyenne mozette mucines muer muettes muflier
mulsion muni munie munites munster muon muons murage murages muraille murailles mure murines murrhin muselle muselles
musions mussant mussent mussions mussives mussons mutante mute muter mutines myeline myelines myosines myrtille
myrtilles myxines nabismes nacelles naisses naives nanifie nanisme nanismes narines nasille nassons natives navarin
nazareen nazismes negrille neige neigea neigeat neiger neigera neiges neigeux nettoye neufchatel neufchatels neutre
neutres neuvieme neves niaiseux niames niasses nickelles niee niees niellas niellee niellees nieller nielles niellez
nier nies niez nifes nigelle nigelles nivales niveale niveales nivelages nivelais nivelames nivelas nivelates nivele
nivelee nivelees niveler niveles nivelez niveliez nivelle nivellent nivellera nivelleras nivelons niveole niveoles
nivoses nixes nocerais nocerez nocives nodules noel noierais noierez nome noperais noperez noterais noterez nouerais
nouerez nouille nouilles nouvelle nouvellete nouvelletes nouvels novelle novelles noverais noverez noves nucelles
nudismes nuisimes obelies oberent obligees obliges obligiez obscene obtenue occuper ocrames odeurs oedemes olle ombrais
ombrait ombrant ombrat ombre ombree ombrees ombrent ombrer ombrera ombres ombrette ombreux ombrez ombrien ombriez omet
omirent open operent opererais opiacer oppressais opprimais optassent opter oral oranais orange orangea orangee oranger
oranges orangez orbitais orcs oree ores orfrois orge orges origines orle ormaies ornais ornaise orne orrais orthese
orthose orvet oserent osmonde osseine osteite osteose ostioles ostreide otee oter oterent ouater ouatera ougrien ourlais
ourle outrage outrance outre outree outrees outrer outrera ouvree ouvrees ouvroir overdose pacifie pagel paille paillee
pailler pailles paillet paillez paissait paissant paissent pala palissant palle palombiere palombieres palottes palpeur
pame pamee pamer pames pamez panel paneton panifie papal papille paprika parages paresies paresses parfile pariade
pariage paride parides parie pariee pariees pariiez parite parites parlates parleur partite passant pastillas patates
patiences patientes patinages patinees patines patiniez patissant patites patrice patte pattees pattes pattues
paturables paturage paturais paturames paturas paturasse paturasses paturates paturees patures paumates pausates paxille
pcal peaussant peche pecheresse pectine peignant peinant pela pelains pelat pele peler pelerines pellagre pellagres
pellaient pellais pellames pellasses pellates pelle pelta pelte peluche penche penchee pencher penches penchez pendillas
peniche pensant penurie peottes peptide perails percez perche perchee percher perches perchez perciez perd perdez
perdiez perdrez pere perf peri perimez periode perirez perissait perissant perissent perlez perliez perorez pers persels
persils pervibre peser pestant pesteux pestiez petates peter petillas petions petites petoche peton petrissant peur
peurs peut phaeton piaille piaulates pictons piemont pier pierrai pierrais pierrait pierrerais pierrez pietais pietait
pietant pietent pieterai pieterais pieterait pietin pietina pietine pietins pietions pietonne pietons pieutee pieutiez
pieutons pillage pillard pillarde pille pilleur pilleurs pinaillas pintons pipai pipais pipait pipeaux piperine pipetons
pissait pissant pissent pisseux pistant piston pistons pitates piterai piterais piterait piton plaines platrages
pleurages pleutre plissait plissant plissat plissent plombees plomberas plomberez plomberies plombier plombiere
plombiers plombifere plombiferes plombures plussent plusses poecile poelage poele poeme poesies poete poetes pointes
pointilla pointillai pointillais pointillas pointillat pointilles poissait poissant poissat poissee poissent poisser
poisses poissez polacre polaire polarde polissant polites pollens polluee polluer polluera pollues pollueur pollueurs
polluez pommele pommelles pompeur pompieres poncent ponceur ponderee pondeur pondrons pondront ponettes pontates pontees
pontes pontets pontifias pontilla pontillai pontillais pontillait pontillames pontillant pontillasse pontillat
pontillates pontille pontillee pontillees pontiller pontilleras pontilles pontillez pontillons pontils popeline popotes
porcheres portates portees portes porteur posates possede postates postees posters postes potages potames potates potees
poteles potes potiers potines pottos poubelles pouce pouces poucier poudroie poudroye pouillas pouille pouilles
poulaines poularde poulet poulets pourcent poussah poussai poussait poussant poussas poussat pousse poussee poussees
poussent pousser poussera pousses poussette pousseur pousseurs poussez poussier poussiez poussif poussin poutine
poutrages poutres poutsat poutsee poutsent poutser poutses poutsez preches prelegs preles prennes preoraux presages
presides pressant pressas pressee pressees pressens presser presses pressez prestas prestee prestees prester prestes
prestez presumes presures pretees pretons pretres preuses preuves prevales prevaux prevenu prevues prisant prisees
prismes prissent prisses privent probent prodrome promena promene pronent propene propulseur protees protets proutes
prouvee prouvent prouver prouves prouvez provende provenez provenir provenu provenue provenus proviens provient provin
provins provint proxene pucelle pudeurs puer pueriez puisant puissant puissante puissants puissent pull pulls pullule
pulpe pulse punissant puntarelles pupille purs pussent pute putt putta puttent putter puttera putters puttes puttez
putti puttiez putto putts qualites quarras quarrates quarree quarrees quarrer quarres quarrez quartages quartai quartais
quartames quartas quartat quartates quarte quartee quartees quartent quarter quartera quarteras quartet quartets quartez
quartier quartiers quartiez quartiles quartons quarts quetait quetant quettes queutes quietes quintes quirites quittes
quottes race raciner racines racleur racloir raclure racoler racoleur rade raderent raderez radier radiera radiers
radiner radines ragerent ragerez ragotes ragrees ragtimes raguiez raidies raierez raillees railles railliez rainees
rainiez raisin raisine raisines raisins rajeunies ralerent ralerez rallege rallegea ralleger ralleges rallegez rallier
rallies rallyes ramagee ramaillees ramailles ramailliez rambour ramenat ramendes ramenee ramenees ramenes rameniez
ramerent ramerez rameront ramerot ramerots rames rametat ramette ramier ramiers ramifies ramille ramilles ramollie
ramollies ramollimes ramollis ramollites rancard rancart rancarts rances ranch ranche rancher ranches ranci rancie
rancies rancoeur rancune range rangees rangiez ranides ranimer ranimes raperent raperez rapiere rapieres rapiner rapines
rappel rappela rappele rappels raquette rasance rasee raserent raserez rasette rassies ratelas ratelat rateles ratels
raterent raterez ratier ratiere ratieres ratiers ratinee ratiner ratines rationne ratonne ravalas ravales ravelin
ravelins raves raveurs raveuse ravier raviere ravieres raviers ravilies ravilis raviner ravines raviser raviver rawette
rayerent rayeres rayerez razzier razzies realise realises realites reat rebatie rebatir rebatis rebatit rebec rebecs
rebecta rebecte rebmane rebu rebumes reces recette reche rechigne rechuta rechute recingle recit recline reclines
recodee recoins recoive recolee recolle recolte reconnu reconnue reconquieres recopie recorde recoupe recoure recours
recourt recouru recourut recouse recries rectite recu reculant recumes recut redie redonne redue redumes redus redut
reduves reel reelise reelises reelles reelues reent reer reerent rees reessaie reez referee refiles reflues regagna
regagne regagnee regagner regagnes regagnez regie reglant reglees regliez regnais regnait regniez regulant reifies rejet
rejette rejoigne relaies relance relaves relegua relegue releguee releguer relegues releguez relevee relever releves
relevez reliage relie reliees reliefs relies relises relogea relogee reloger reloges relogez relu relumes remache
remange remangea remangee remanger remanges remangez remanie remarie rembine remeres remet remette remisee remmena
remmene remplies remuage remugle renais renait renales renaux rencart rencogna rencogne rencognee rencogner rencognes
rencognez rendais rendait rendent rendiez rendimes rendites rendu rendues reneige renes renette renfiles renflees
renfles renfliez rengage reniais reniait renie reniees renies renieur renifle reniiez renine renines rennais renne
renonce renoues renoves renseigne rentais rentait rentees rentier rentiers rentiez rentres renvias renvides renviee
renviees renvier renvies renviez renvoies reoperee repaies repaves repeigne reperee repince replias repliee repliees
replier replies repliez reploies repolies reponse reposee reptile repu repugne repumes requieres resalies reseaux
resemer resigne resilies resinee resines resonne ressacs ressaie ressaies ressaigne ressaisi ressats ressaut ressaya
ressaye resseme ressemee ressemer ressemes ressemez ressuai ressuais ressuait ressuie ressuis restais restait restiez
restreigne restreignes restreignez resumes retaise reteigne reteignes reteignez reteinte retende retente retenue retia
retienne retiennes retiens retient retif retinal retine retines retinien retinite retinmes retinol retinsse retintes
retire retiree retirer retires retirez retisse retive retives retonde retraie reunies revames revas revates reve revecus
revee revees reveils revelas reveles revends revenus rever reveras reveree reveres revers reversa reverse reversi revet
revetes revetis revets revetus reveurs reveuse revez revienne reviens revimes revires revis revises revites revives
revivre revoies revoles revotes revu revues revus rhenane rhetien rhetienne rhumees rhumes richelieu richesse ride
ridelle rien rieuses rimerez rimes rince risee risette rituelle riverez rives rivetes rivette rivieres riziere rizieres
robe robee roberez roberont roberts rocelle rocelles rochers rochier rockers rocquat roda rodee rodeo roder roderez
rodes rodez rognage rogne rognees rognent rogner rognera rognerez rognes rogneur rogneuse rognez rogniez rognure roguee
roguees roide role rollers rolleurs rolliers romaine romance rombieres romprez ronce ronceux roncieres ronde rondeaux
rondelet rondelle rondels rondeur rondies ronge rongee rongees roniers roquefort roquette rosacee rosaires rosalie
rosalies rosatres rose rosees roselet roselets roselier roseliere roselieres roseliers roselin roselins roseole roseoles
roser roseraies roseras roserez roseriez roses rosette rosettes rosez rosie rosiere rosiers rosimes rosiras rosirez
rosisses rosites rossais rossait rosse rossee rossees rosseras rosserez rosseries rossignolet rossignols rostres rote
roter roterez rotes rotez rotie rotiferes rotulees rotules roua rouames roubles roucoula roucoulat roucoule roue rouee
rouelles roueras rouerez rouerie roueries rouette rouettes rouf rouflees roufler rouflera roufleras roufles rougets
rougeurs roui rouilles rouimes roulais roulant rouleau roulees roulent rouler roulera roulerai roulerais rouleras
roulerez roulerons roules roulette rouleur rouleurs rouleuse roulier rouliers rouloirs roulons roulure roulures roumies
roussin routees routera routeras routeurs routieres routiers rouverin rouvert rouverte rouverts rouvieux rouvrent
rouvres rouvrez rouvrir rouvris rouvrit rouvrons ruaient ruames rubiette ruchette rude rudente rudes ruees ruelles
ruerent rues ruflette rugimes rugines ruiez ruilees ruilent ruiles ruine ruinent rumen rumens rumeurs rumex rumines
runes rurales rusames rusee ruses russien rutames rutates rutes ruthene rutiles sabelle sabelles sabines sablees sables
sabotes sabree sabrees sabrent sacree sacrees sagittes saie saiettes saignates saignees saignes saigneux saigniez
sailles saillez saillies saillis saine saines sains sainte saintete saintetes saintier saintiers saints saisies saisites
saite saites salaces salades salages salames salante salantes salates salees salegre sales saletes saliennes saliens
saliere salies salimes salines salinites salins salions salites salive saliver salives salivez salle salomes salopes
salpes salses saluees salues salures salve salves samare samares samnites samoles samples samsara sandre sandres sangles
sanites santes sanve saoulee saoules sapates sapiences sapines sapotes sarclee sarcles satietes satin satinates satinees
satines saturee saulees saules saumuree saunates sauniere sauree saurees saurien saurin saurins sautais sautait sautant
sautent sauteur sauteurs sautiez sautions sautoir sautoirs sautons sauve sauveur savantes savart savarts savates
saynetes scaldes scalpes scandee scander scelle scellee sceller scelles scellez scene schelem scheols schisme schiste
schleue scholie schorre schorres sciates sciences scienes scierez scierie scilles scindai scindes scooter score scories
scrolle scrutin seantes sebiles secante section seiches seigles seille seillon seillons seins seismes selenieux sellees
selles semailles semaine sembles semelle semelles semples sene seniles sens sensille sensilles sent sentons sepales
sepioles septain septuor seraient serails serance sereine sereins seriant serielle serielles serinees serines seringa
servais serviable service servile serviles servilite servisse seton seuille seuillee seuillees seuilles sexy seyante
shamane shamanes shamans shintos shortee shuntes siamang siamangs siecles siennes sigille sigillee sigillees sigilles
signalai signaux signees signiez silencieux sill sillets sills simiennes singeai sinisai sinites sinuai sinuais sinuait
skiates skierez skins slamait slamant slave slicons slims slips smart smillas smillee smillees smiller smilles smillez
sode sodee soie soierie soieries soignais soignames soignas soignates soignee soignees soigner soignes soigneux soignez
soigniez soignions soignons soins soirant soiree soirees soirent soirions soirons solanee sole soleret solfier solier
soliere soliers solins soliton sommaire sommee sommees sommeliere sommera sommerez sommier sommieres sommiers sommiez
sommite somnifere sonrons sorbe sorbier sorbonnes sorcier sorciere sore sores sorites sorte souchet soucier soudage
soudaine soudier soudiere soudoya soudoye soue soufrat soufree soufrent soufrer soufres soufrez souille souilles soulage
soulagee soulames soulane soule soulee soulees souleve soulier souliez souligne soulote soulte soultes soupier soupiere
sourcee sourdront sourire souriront soutage soutane soutien soutier soutins soutint souvent souvient souvint soviet
soviets soya soyer soyez spammee sphenes sphere spheres spiders spins spire spiree spirees spittes splines spolier
spontane sportif sprintes squilles stabile stables stade stades stadier stage stalles stamine stamines standard staries
stase statant state statent statere stative stature stele steno stenope stenose sterais stere steree sterees sterent
steride sterling sterne sternes steroide sterons steward sthene sthenes stickers stockee stocker stockes stockez strasse
street streets stresse strette striates striatum stricte strictes strie striee striees strikes strippe strippee
strippent stripper strippes strippez styrene suantes suave subulee suintai suintas suintee suintees suinter suintes
suintez suive supplee surales suralle suralles surannes surarmee surbroda surbrodat surbrode surdite surelle surface
surfile surfine suricate surie surimes surine surinee surinees suriner surines surinez surirez suriront surisse surites
surliee sursise surveille survire survive suturee syriennes syringes tablees tableur tablier tabliers tabules tachines
tacites taclees tacrines tafioles tagines taillades taillages taillai taillais taillames taillas taillat taillates
taille taillee taillees taillent tailler taillera tailleras tailleur tailleurs tailleuse taillez tailliez taillis
tailloles taillons taise tajines talibes tallees tallent talles talleth talliez tamier tamiers tamile tamiles tamis
tamisa tamisage tamisai tamisas tamisat tamisee tamisees tamisent tamiser tamisera tamises tamiseur tamisez tamisier
tamisiez tangelo tangues taniere tanieres tanise tanisee taniser tanises tanisez tankers tannise tantines taoisme
taoiste taon tapimes tapinas tapiner tapines tapinez tapisse tapites taquines tarames tariere tarieres tarifer tarifes
tarimes tarisse tarites tarpeienne tarsienne tarsiennes tarsier tarsiers tartare tartines tartre tartres tassent tatanes
taulier tauliers taupier taupiers taurine taurines taveler taveles tavelles taxiste tchipes teignes teignez teignis
teillas teillat teillee teillees teillent teiller teilles teilleur teilleurs teillez teilliez teintat teintes telliere
telline tellines tempe tenailles tendres tentante tentent tenture tenures teragone tercait tercames tercant tercat
tercees terces tercets terme terminat termine terminee termines termites ternes ternies ternimes ternit terrage terrages
terrait terrames terrant terrat terre terrees terres terrienne terrimes tersait tersames tersant tersat terse tersees
terses tertres tervuerens tesetat testait testant testees testent testera testeur tetames tetines tetrode texture
thalles theatre thebaide theiers theines theismes theistes thermes thermies thermos thes thiamines thiases thomise
thomiste thomistes thonines thons thorines thorn threnes thulium thunes thuyones thyades thylles thym thymies thymines
thyms thyrses tiedeur tienne tiennent tiennes tient tiercat tierces tigree tigrees tilla tillait tillant tillat tille
tillee tillees tillent tiller tillera tilleront tilles tilleul tilleuls tillez tilliez tilling tillons tilt tiltent
tiltiez tiltons timides timings tines tinssent tintant tintasse tintions tiqueur tirailles tirames tireront tisanee
tisanes tissait tissant tissees tissent tissera tisseur titilles tmese toarcienne toarciennes toilees toilier toilieres
toisees toleres toliers tonales tondras tondrez tondues tonemes tonnelage tonnera tonnerent tonnerez tonsures tontures
toronne toronnee tortore torture tossent touages touailles touames touates touchai touches touerai touffes touillees
touilles touilliez toupets toupies toupinai toupine touques tourbai tourbais tourbait tourbas tourbat tourber tourbes
tourbez tourets tourier touriere touriers touries tourisme touriste tourna tournage tournais tournait tournant tournas
tournat tournee tournees tournelle tourner tournerai tournerie tournes tournette tourneuse tournez tournis tournoi
tournoie tournois tournoya tournoyai tournoye tourons tourtes toussai tousses toxines traille trailles trainee traines
transenne transennes transfinie transgene transie transige transisse transite transitee travelo travers trefileur
treilles trembla tremble tremblee tremblees tremblent trembler tremblera trembles trembleurs trembleuse tremblez
tremelle tremens tremieres tremies tremolo tremolos trempes trempeur tremula tremule tremuler trepanes trepignas
trepigne trepignee trepignees trepigner trepignes trepignez trevirees trevires triaires trieres trieuses trigles
trigones triliteres trillas trillat trillee trillees trillent triller trilles trillez trilliez trimeres trines tringlot
triolet tripiere tripieres tripiers triples triplet trismes trissent trisses tristes tritiees triviales trochee troenes
trogne trognes trognon trolles trommel trompee trophee troquee trottee troupes trouvee tsarines tubaire tubee tuberez
tubiez tubifex tubiste tueries tufiers tuilees tuilier tuilieres tullier tulliere tulliers turbide turbine tussent
twerkat twerkes twistes tzarines uniment uniront vacance vacilles vaillance vaillances vaillante vaincre vaincue vaine
valence valeter valeterent valider valines valiser vallees valsees valseur valvees vanne vannelles vante varicelles vase
vasselage vaux veganes veillee veilleront vela velages velaient velaire velaires velames velarises velasses velates veld
vele velee velelle velelles velin velites velo velu velum venelle venelles veneree venerie venin verdier verdiers
verdies verdoies vergee vergees vergences vergers vergete vergetes vergiez vergnes vergues verifies verin verines
veriste verlans vermee vermees vermine vermines vernier verniers vernies vernimes vernites verolee verolees veroler
veroles verolez verranne verree verrees verrier verriere verrieres verriers verrine verrines verrous versee versees
versent verste verstes verveine vervelles vervets vesanies veteran vetivers veule veulent veules viande viandee viander
viandes viandez vibrance vibrion vice vichyste vicomte vidange vide videlle videlles vieille vieilles viellas vieller
vielleront vielles viellez vierges vies vigilance vigne vilaine vilaines vilains vile village vinat vine vingt vint
violace violence violeront virales vire virelais viremie viremies virerent virerez vireton viretons vireuses virginal
virginies virgules viriles virion virions virolee virolees viroles virtuelles visa visee viser vises visez visse visu
visuelles vite vitellus vitriol vitriola vitrons vivante vive viviers vivo vivriers voise volerent volerez voleterent
volucelles vomerien votates voterent voterez vouerent vouerez voyance voyelle voyelles vrillante vrilleront vrilles wais
wallonisme wallonne wallonnes wallons wargame warning warrant warranta warrante warrants waterzoi waterzooi western
westerns wormien zapperent zapperez zebrures zelee zeles zellige zemstvo zende zeppelin zerverent zerverez zinguee
zinguer zingues zinguez zinneke zinnia zinnias zipperent zipperez
`;
