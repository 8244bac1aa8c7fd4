// Made by places/scripts/make-ordinary-words.ts; its source is named in places/data/sources/README.md.
export const NL = `
aalgeer aalstal aalt aaltjes aanlast aanleer aanleng aanleun aanliep aanliet aannamen aanschoot aanschop aanschopt
aansnee aantoning aantree aanvang aanvaring aanving aanwerp aanwerpen aardden aarden aardend aardlek aardolie aardrijk
aardschok aardschol aardsere aarzelaar aarzelde aarzelen aarzelt aarzen aaseter aast abdomens abeel abel abele absent
absente acht achtend achtende acteert adapter adel adenine afbel afbleven afhel afkneep aflost afloste afnamen afpen
afpraat afraadt afraakt afraapt afraast afregent afriepen afroeper afschot afsleep afsleet afsmeek afsmeer afsmeet
afsneden afsneed afsnelde afsnelt afsnoep afspeel afspeur afsteeg afsteek afvillen afwende afwennen afwerpen agences
agentes airs aken alarmen albe alben alen alge algen alien alkoven alkyn alla allee allegro allel allen aller alles allo
almen aloe alpen alten alter alvers amah amai ambieren ambrosia amen amoebes ampel amper amperes analist andante anderen
anders angelus anjelier anjers ankers ante antenne antennen antennes anti antieke aparter apend apex apin appel appelen
appelras appelsap appen applets area aren arenden ares argentaan argon arken armvolle arrangeren arriveer arrogant
arrondissementen artiest aryl asje askleur asperge assem assen assepoes assessor asset asten aster asthenie atelier aten
atheist athenea atte attent attente attest avalist avances avenues avers avis awel axel azen baad baadden baai baak
baalden baals baalt baaltje baan baande baanden baander baar baarden baardige baardiger baas baasden baat babbelen
backers badbroek baddingen baden badende bagel bajesen baken bakende bakenen bakeren bakkers baksende baksoda bakzeil
balansen balatum balde balden balein balend balende balgen balijen balken balkend balkten ballen ballend ballinge
ballingen balpen baltsen band bandage bandeau bandel banden bandera bandiet bandje bandjes bandrem bands bandy banen
banende bange banjers banjert banners barbaar barbelen bare barelen baren barende barg baringen bariton barre barrelen
bars barst barteam bascules baseden baseert basen basende baseren baskules bassend bassende bassetje basstem bast
bastide bastonen bastoon baten batende baton battelen batters batting baxters bazelde bazelden bazelen bazelend bazelt
bazen bazende baziger beaarding beachen beamers beaters beaufort beblaard beboeren beboert bebroed bedaarden bedaren
bedde beddingen bede bedek bedel bedelaar bedelares bedelen bedelingen bedenke bederft bederven bedervende bedingen
bedingend bedlinnen bedongen bedrade bedragen bedriegen bedrinken bedrogen bedrust beduvel beduvelde bedwingen beef
beeft beelden been beencel beende beenden beent beep beer beerde beerden beerf beerfde beerft beerput beertje beerton
beerven beervend beervende bees beest beet beetnam beetneem beffen beffend befje befloers befte begaafden begeert
begeren begerend begeven begieren begingen beginne beginnen begrens beha behaarden behagen behalen behangen beharen
beharingen beheers beheerst beheert behekst behelst beheren beherend behingen behoren behuizingen beiaarden beid beide
beier beierde beierden beieren beierend beiert beige beignet beijver beijveren beitelen bejaarden bejagen bejegen
bekeert bekeken beken bekende beker bekeren bekerend bekeringen bekeuren bekeurt bekeven bekkeneel beklaag beklem
beklemd beklemt beklinken bekogel bekoren bekoringen bekorst bekrast beladen beladingen belagen belandden belande
belanden belandend belangden belangen belazen belboei belde beleden beleert beleest belegen beleger belegsel beleid
belenden belenen beleningen beleren belerend beletsel beleven belever beleveren belevingen belezen belezingen beliegen
belle bellen bellend beller bellers belles beloega beloerd beloeren beloert belogen beloningen belspel belspelen bemalen
bemalingen bemande bemanden bemenst bemerken bemerkt bemeten beminde beminden beminnen bemoeial bemoeid bemoeit bemorst
bemuren bemuring benader benamen benaming benarde benchen benches benden bendes bene beneden benemen benende benepen
benevel benevelde beng beniger benigne benjamin bente benzeen beoefen beogen beogend bepalen bepalingen bepek beperken
beperkt beraden beramen beramingen berapen berbers berceau berceaus berd berde berecht berechte bereden beregelde
beregen beregend beregent bereiders bereist bereken beren berende berennen berge bergeend bergend bergende berger
bergere bergers berging bergingen bergjes bergrit bergt bergweg bergwei bericht beriepen berijden berijmen berijpen
berillen beringd beringde beringden beringend beringende beringt berinnen berispen berk berken berkoen berline berlines
berm bermen beroem beroemd beroemt beroeren beroert beroete beroken beroven berover berovingen berst bersten berucht
beruste berusten bescherm beslaan beslaap beslaat besluit besmeren besnaar besogne bespaar bespringen bespuit best
bestelbare bestem bestemd bestemt bestreed bestreek betalen betalers betalingen betegel beteken betel betelen beter
beterde beterden betere beteren beterend betert betogen betonde betover betoveren betreed beug beugels beugelt beugen
beugend beuk beuken beukend beukers beukten beulingen beurden beurders beurelde beuring beuringen beurse beurser beursje
beurst beurste beursval beurt beurten beurzen beuzel beuzelt beval bevalen bevallingen bevangen bevaren bevarend bevecht
beveel beveelt bevek bevelen bevelend beven bevende beverig beverige bevernel beverrat bevers beverse bevertje beviel
bevielen bevinden bevingen bevinger bevliegen bevloei bevloeid bevloeit bevloeren bevoel bevoeld bevoelen bevoelt bevoer
bevoeren bevolen bevragen bevroren bewaarden bewaren beweert bewegen beweger bewenen beweren bewerend beweringen
bewerken bewerkt bewezen bewinden bewogen bezagen bezande bezanden bezeert bezegel bezel bezemen bezeren bezerend bezet
bezeten bezetsel bezeveren bezielen bezigen beziger bezingen bezingend bezingt bezinken bezinnen bezonde bezongen
bezorgen bezuren bezwaar bezweren bias biatlon bidet bidonville bieb biecht bied biedend biedende biedingen bief biel
bielsen bielzen bier bierbak bierfles bierkan bierkrat bierpot biertje biertjes biervat bies biesde biesden biesje
biesjes biet bietjes bietsen bietser bietste biezen biezend biezende bijkerk bijkom bijkomt bijsmeren bijstaan
bijtringen bijwerk bijzet biken bilden biljoen billen billend bilnaden bindingen binnenveld binocle biogene biscuit
bissende bisseren bist bitchen bitches bitsige bitsiger blaagjes blaarden blaatte bladder bladen bladtin bladtop blaffen
blaffer blaften blanche blanken blanker blanket blatant blaten blatend blauwden blauwen blazoen bleek bleekst blei
bleien blein bleinen blek bleken blekend blekere blekken blekten blend blende blenden blender blerden bleren blerend
blerken blerkte blert blessen bleten bletend bletten bleven blezen blieken blieven blievend blievende bliezen blijden
blinden blindend blinder blinken blitzen bloeden bloeide bloeien bloemen bloesem bloezen blogden bloheid blom blonden
blonder blonken blouwel blouwels blowden bluffen bluffer blunder blussen blusser blussers blusten boarden bobbelingen
bobt bochels bodysuit boeghouten boeiden boeiers boeiing boeisel boek boekhoud boekhouden boekhouder boekhoudt boeking
boekingen boelage boelen boeleren boeltje boem boende boenden boender boerden boerinnen boers boerse boerser boerst
boert boerten boet boetelingen boft bogaard bogende boilers boire bokalen boksbal bokst bokt boldert boleten bolheden
bolheid boliden bollend bollende bolling bollingen bolplant bolrond bolst bolt bolworm bolzaad bombarde bombarden
bombarie bombast bomende bomt bonders bonding bongerd bonkers bonnet bonsais bonsden bonst bont bontere bontheden bood
boog boombal boomgaarden boomt boon boor boorden boorder boorders boordsel boorlingen boormal boorsel boos boost boot
bootsen bordelen borders borelingen borende borg borgden borgen borgend borgers borgingen borgpen borgsom boringen
borrelen borst bosbeer bosdieren bosduif bosfruit bosland boslanden bosmier bosmieren bosmiers bosmuis bosrand boss
bossende bosspin boste bostuin botcellen botende boteren botheid bots botsing botsingen botst bottelaar bottelaars
bottelarij bottelde bottelier bottelingen bottere bottine boude boudoir boudweg bougie bougies bouilli bouillons
bouncers bourbon bourdon bourrees boussole bout boute bouviers bouwden bouwdingen bouwen bouwend bouwer bouwers bouwhal
bouwhek bouwsel bouwsels bouwset bouwvak bouwval bouwweg bovenkerk bovenkerken bovenkom bovenliggen bovenom bovenst
bovenste boviene bowlend bowlers braaksel brabbel bracht bradend bradende brak braken brakend braker brakers brakken
brakker bral bralden brallen bram branche branches brandde brandden branden brandend brander brandje branies brasa
brassen brassende brasser brassers brassiere brast brasten brat bravere braveren braziel breaken brede bredere breed
breedst breedte breek breel brei breid breidelen breiden breidend breidende breiend breiende breinen breipen breisel
breisels brekend brekende brekingen brem bren brengen bres bressen bretels breuken breve brevier brevieren bridgen brie
briefden briefen briefend brieften briesen briesend briesje brieste briesten brieven briezen brijnen brijzelen brikken
brilden brileend brillen brillend brinken brioche brisant britsen broches broeden broedend broedende broedhen broeien
broekbos broeken broekie broekje broekrok broezen brogues brokkel brom brooche brooches broom bros brossen brosser
brossers brost brosten brousse brouwen brouwer brouwsel brouwsels brug brugdek bruggat bruggen brugje brugjes brui
bruisen bruiste bruisten brul brullen bruls brult brummel brunchen bruncht brunel brus brushen brushes brusjes brussen
brut bucht bufen buien buiende buigingen buiken buikten builden buiskap buist buitelen bukken bukkend buksen bukten
bulken bulkend bulkten bunkert bunzingen burchten burchtje burelen buren burende buret burg burgen burgers burinnen burl
burlt burp busramp bussel bussels busselt bussende bust buten butlers butst cabines calorie calzone carboon carillon
carriere carrieres carriers castend cayenne cedilles cellen cellist chaconne challes champignon chapters charmeur
charter charters chateau chatter chatters cheffin chester cheviot chevrons chignon chimeres chinees chino chipset choker
chokers chopper claviger clavigers clement coaster coasters codeine codes codices codille collies cologne colonne
colonnes combine combines comites commies communes complet condens cookies coquille coquilles cordiet corners cornets
cortison corvees cosinus cotillon coulisse coulissen coulisses couplet crashen creches creeren creolen criante cruiset
crushen cureren dage dakraam dalem damde dame dammen dammend dammer dammers dank dansant date daver daze decaan decanen
decente decoderen decoreren deel deellijn deeplink deerlijke deerlijker deerne deernen deftige deftiger deftigs degelijk
deinde deinden deinsde deinzen deinzend deist dekking dekkingen deknaam deksel deksels delieren delingen delling
dellingen demente demonen demonteren denderen denderende denk denke dente dentine depannage deponeren deponie derogeren
dessen dessert detente detoneren deur deurbel deuren deurtje deviante devieren diabeet diamant dibboek dieet dieft
diegene dien dienst dienste dient diepst diepste diept dierlijk dierlijke dierlijks dierst dierste dies dieselt dietist
diets dijbeen dijn dikhuiden dikkend dikkende dikkerd dikkerds dikkere dikkige dikst dillen dino discant dissel dissels
dissen dissend dist ditmaal doeg doei doek doelt doem doen doenlijk does doet doksaal dolk domheren dominant dominee
domme domoren dona dong dongen dons dook dool doopceel doopmaal door doorbel doorhaal doorhak doorkijk doorklik doorknip
doorlek doorlig doorlink doormaak doornam doornat doornen doornig doornige doorprik doorrij doorrit doorslik doorstik
doortikt doorzak doorzie doorziek doorzit dorp dorsaal douanes douches douw dove drammen drammer dranger dranken dras
dreggen dreigen dreinde drenken drenzen dressen driegen driesen driest drieste drilden drillen dringen dringend drinken
droegen drogen drogend drollen dromden drommen dronk dronken droogden droogten droppen dropten drossen drosten dubbele
duel duffe duffelde duffels duffelse duffer duizelde duizelen duizelt dunk durfal durfals duur dwingen dwongen ecloges
edeleer edelere edelste eden edicten eenlingen eenmaal eenzame eerloos eest eetmaal efemere egel eieren eigenwijzen
eikelen eind eindden einde einden eindend eindnoot einze eisen eisende eist eisten eken elan elanden elfen elfmaal elft
ellen ellende eloges elpen elven elzen embleem emblema emblemen emelten eminent emmeren enen engelen engheid engines
engs enkelen enne enteren entingen epen episoden epossen eppe erbarmt eren ereveld erevelden erewijn erge ergeren erkent
ervaarde erve ervende espen essence essencen essences essenen essentie etalage etaleer eten ether etsen etsende etst
etterbak etteren euzies even ever evers evertje exen faalden facaden faire falafel falanxen falen falende falsaris
fanalen fanaten farmers feature feilende fellahs felonie fileren filet filmt fladder fladderen fladdert flandrien
flaneer flaneert flaneren flaneur flaneurs flanken flankeren flankeurs flansen flanste flappers flarden flardje flashes
flaters flens flenters fleren flerend fleurde fleuren fleurig fleurigs fleuris flinters flobert flodders floeren flonker
florale floreer floreert floreren floret florist flossen flosten flyeren foeriers foert foliant fondant fontanellen fooi
foon foor forceps forel foren forenst formant forse forst fort forte fortjes fossa fossiel fraaier fraaiere fracturen
fragiele fragment fraiche framepjes framing franjes frankeer franker frankere frankeren fransjes frappant fraseer frases
fraudes fret frisjes frituren ftalaten furies furieus gaand gadgets gage gagel gagels gags gajes galabals galerie
galgjes gallons galons games gammele gang gans garages gard garven garvend gashaarden gasstel gasveer gasveren gates
gaven gaver gazen geaaide gearing gearmde geat gebel gebieden gebilden gebinte gebinten geblikt geblinde gebonden
gebroed gedenken gediend gediende gedienden gedijde gedijden gedijen gedikte gedimde gedingen gedongen gedrein gedrongen
geduiveld gedunde geduvel geduveld geduwde geef geelrode geels geelt geen geent geep geerfde geers geert geesten geeuwde
geeuwen geflikt gegapte gegraven gegrind gegrint gegronde geheel geheeld geheveld gehuwde geil geilden gein geit
gejubeld gekapte gekaveld gekenden gekeuveld geklik geklikt geknapte geknepen gekromde gekt gekukeld gelabeld geladen
gelande gelanden gelapte geldzaken gele geleden geledingen geleenden gelegde gelegden geleidden geleide geleiden geleien
gelelde gelelden gelende gelepeld geler geleveld geleverd geliefden gelieven gelijken gelijnde gelik gelikten gelling
gelobde gelode geloofde geloogde gelooide geloosde gelovend gelubde geluide geluiden geluier geluierd gelukje gelukte
gelule gelulen gelules gelummeld geluw geluwd geluwde gember gembers gemeens gemepten geminde geminden genante genat
genazen gene genegen genepen genepte gener generen generiek genet genetten geneveld genezen geniaal geniale genopte
genot genst genster gentianen genut geoorde gepinde geplons geprint geraden geraken geramde gerampokt gerande geranden
geratel gereide gerel geren gereven gerezen gerij gering geringd geringe geringer gerit gerolde geronde gersten gerunde
geruwde gesappel gesaved geseinden gesel geslikt gesmoes gesneld gesoesd gespeel gespeld gespjes gespten gestald
gestamel geste gesteeld gestekt gesteld gestelde gestelpt gestemd gestept gestes gesteun gesties gestild gestoef gestoei
gestoeld gestold gestreel getanden getapte getijden getilden getinte getrain geul geur geut geval gevel gever gevilden
gevinde gevonden gewapper geweien gewenden gewijden gewilden gewin gewinnen gewonden gewring gezel geziene gezin gezinde
gezinden gezindten gezinnen gezonden ghee gids gidsten gier gierde gierden gierige giering gieringen gietsel gigs
gijzelen gips gipsten gispten gist gistcel giste gisten gistend gister gistten gite gites glans glanzen glarien glazen
glijden glimmen glimmer glimmers glimpen glimpjes glos godinnen goedjes goeroes golem gons gooi gooit gordingen goten
gozer graadje graaide graaiden graaien graasde graden grafeen grafen graften gralen grammen grammetje grand grande
grandes granen granman granuleer grappen grapten grassen grata graten gratien gratige grauw grauwde grauwen grave
graveel graveer gravel gravend gravende graver graveren gravers graveur gravin gravure gravuren gray grazend grazende
grazer grazers grazige grein greinde greinden grenzen grieven grijzen grimeerden grimeren grimes grimmen grimmend
grimmende grimmig grimmige grimmiger grimmigs grinden gristen groeide groepage groeven grommen grommend grommende
grommige grompot grootoom grooven grotten grovere gruisde gruizen grundel grunge grunt grunten guaven gullere gunt guts
haalbaar haalden haarden haarmode hachjes haffen hagelen hagen haken hakkelt hakmoes halacha haldeur halend halende
haler halfaap halfacht halfeen halfgaar halfjaar halflange hall hallen hallo halls halm halmen halon halonen halsden
halster halstert halte halten halteren halters halve halven halveren halzen halzend hameien hamen hamerden hameren
hamerend hamerpen hamerpin hammen hamstert handbike handelt handrem handset handtam handwarme handzaam handzamer
handzamere handzet hanen hangaar hangend hangende hannest hanneste hanteren haperden haperen haperend hapklaar happen
happend hardcourt hardden harde harden hardend hardere harding hardrode hare harem harend harende harent harken harkend
harkten harmonies harmony harnast harpen harpend harpoen harpten harrel harrels harren harsen harsig harsige harsten
harte harten hartens hartigere haspels haspelt haten hausse hausses hautain hautaine have haven havenen haver hazelaar
hazen headers headset healen healers hebbers hechte hechten hechtend hechter hechtere hechtsel hechtsels hechtst hechtte
hechtten heek heel heelden heelster heelsters heem heen heep heersen heerser heerst heerste heersten heest heester
heesters heestertje heet heets heetten heffe heffend heffende heffer heffers heffing heften heidenen heier heiers
heikele heikruid heilbot heimwee heining heiningen heister heistert hekelde hekelden hekelen hekelige hekelingen heksjes
hekst hekstag heksten held helderde helderden helderder heldere heldergeel heldergele helders hele helemaal helen heler
helers helften helgele helle heloten helpen helpend helpers hels hemd hemelingen hemzelf hendriken hengelt henkies hens
henzelf herademen herauten herbeleg herbergen herboren hercules herdaan herdeden herdeed herdenk herdenken herdenkt
herderin herders herdoen herdopen heren herenen herenig herenigt herenjas herenteams hergeef hergeven herhaal
herhalingen herken herkend herkent herkeuren herkies herleef herlees herleven herlezen herlezingen herneem hernemen
hernemingen hernieuw hernoem heroen heroine herop heropen heropent heros herover heroveren herrees herreken herren
herrezen herschiep hersenen hersens hersmede hersmeed herstart herstel hersteld herstelt herstem herstemt hertalen
hertaling hertalingen herteld hertelde hertellingen hertest hertjes hertogen hertogin hertrain hertraint hervalt herviel
hervond herwerken herwint herwon herzegd herzegt herzien herziene hese heser hespen hetaeren heten heter hetzelve
heugden heul heulde heulden heulen heulend heult heultje heupen heus heuse heusheden heust heuvelend hevea hevel hevelde
hevelen heven heviger hielden hielpen hier hiermede hiermee hieuwden hijgend hijgende hinderen hingen hinkend hinkende
hintend hintende hippen hippend hivtest hoax hobbelt hobbyen hoed hoedden hoede hoedenpen hoeders hoedster hoef hoefden
hoefstal hoek hoeken hoekend hoeker hoekers hoekige hoekje hoekjes hoeks hoekse hoekt hoekte hoekten hoelang hoen
hoenderen hoep hoepelden hoepelen hoepels hoepelt hoer hoerden hoeren hoerend hoereren hoeri hoerige hoes hoesten
hoetelen hoeve hoeveel hoevend hoevende hoever hoeverre hoeves hofleven hofstad hofstede hofsteden hofstedes hofstee
hoge hogen hogende hokkige hole holen holes holisten holle hollende holster home homepje homes hompelt hompje hompjes
hoody hoofdstraten hoogaarzen hoogedel hoogheden hooglied hoogrode hoogstaande hoogstam hoogstand hoogstanden
hoogstandje hoogste hoogvenen hooi hoon hoor hoosden hopbeuk hope hoplieden hoppen hoppend hoppige hordeuren horen horn
horreur horsten horten hortend hortten horzels hosselt hostiele hosting hotsten hotten hottend houd houding houdster
house housede houseden houses houset housete hout houtcel houtcelen houten houtenje houthakken houthok houtige houting
houtjes houtring houtvat houtwallen houw hoven hoveren hozebek huis huisbel huisde huisden huiself huishoud huishoudt
huisje huisjes huist huistoe huize huizing hulsje hulsjes hulst hulstbes hulsten humaan humaine human huppen huppend
hupse hupste hupsten huren hurkten husselt hutselt hutste hutsten huur huurden huzaren hyalien hyve idylles ieder ieler
iepen ijzel ijziger imme inboort inbouwt incourant ingooide ingooiden ingooien inhoudt inhouwt inhuurt inpeper integer
invoert invouwt inzegen ismes jambe jamben jammers jatte jenoffel jetje jeukt jumpt jureert jureren juriste justeert
justeren jutte kaakten kaalden kaan kaarter kaatser kabelen kadaster kains kakelden kakelen kaken kakken kakkend kakster
kalden kalen kalfden kalkei kalkend kalkende kalkoen kalkoens kalkrijke kalkten kalle kallen kallend kalven kalvend
kamelen kamen kamhout kamille kamillen kanaster kanen kanende kannen kansrijke kante kanter kantine kaolien kapelaan
kapingen kaplaken kaprijp kapselden kapselen kapster kapsters karn karteer kassier kaste kasteel kastelen kasten kastjes
kastoor kater kattenpis kavelden kavelen kazen keepster keerden keerlen keerverzen keerweren keesten keien kelims kelken
kemel kenter kentert kerft keringen kerkdaken kerken kerkend kerkeren kerkhof kerkhofje kerkhoven kerkmis kerkser kerkt
kerkten kerkzaken kerm kermis kermist kernbom kerndoel kernel kernels kernhem kernkop kernnet kerspel kerst kersten
kervingen ketser ketsers ketsten ketter ketterij ketters kettert keurige keuringen keurlingen keurzen keuter keuters
keutert kezen kiem kiemcel kierden kiesrecht kittens klachten klakken klakten klanken klaringen klaroen klauter kleiden
kleiker kleinen kleinzen klemden klemmen kleppen klepten kleren kletsen kletser kletter kleumen kleunen kleurden kleuren
kleuringen kleursel kleuter klieken klierden klieren klikken klingelden klingelen klingen klinken klister kloeken klokke
klokken klommen klompen klonken kluften kluisden kluisterden kluisteren kluiten kluiven kluivend kluiver kluizend
kluizende klunzen klunzend klussen klusten klutsen knakken knakker knalden knallen knaster knasters kneiter knellen
knerpen knersen knetter kneuter knikken knikker knister knokige knokkel knokkels knokken knokkend knokker knokkers
knokte knokten kochten koekeloer koekeloert koelcel koen koerden koerier koersbal koersen koersend koersje koersjes
koerspeil koerste koersten koersval koester koestert koetsen kogen koken kolen kolenaken kolken kolkend kolkten komend
komende kometen komieke kommen komsten konen koningen koninkje koninkjes konvooi kooiden kooiker kookgek kooksel koolsap
kopen koptisch kopzijde korbeel koren korenaren kortbij kortelijk korting kortingen kortwiek koster kosters koten koven
kozend kozende kraaide kraaiden kraaien kraaiend kraaier kraaknet krachten krakken krasser krasten krengen krenken
kreuken krijgen kringel kringen kroezen krokken krombek krombekje krombekjes krombekken krombenen kromden krommen
krommere krompen kromten krozen kruiden kruiken kruimel kruimen kruinen kruipen kruiper kruisarm kruisbek kruisbekje
kruisbes kruisen kruisend kruiser kruisers kruishouten kruisig kruisje kruisjes kruismes kruisnet kruisra kruiste
kruisten kruisweg kruiven kruizen krulset kubieke kuchten kuin kuizen kummel kunne kuurde kuurden kuurtje kwakken
kwallen kwalster kwasten kwekken kwellen kwetter laad laadden laaf laafden laag laai laaiden laak laakbaar laakten laan
laars laarsje laartje laarzen laas laat labelen lade laden ladende ladingen lafheid lagen lageren lakei lakeien lakend
lakende lakens lakense lakken lakkend laklaag lakleren lakten lalden lambiek lamelle lamheid lamineer lammen lammige
lampion lamprei landden lande landelijk landelijks landend landende lander landers landing landjes landleger landman
landmark landweg landwegen landwet lanen langden langen langend langende langhaar langhout langoor lannen lans lansen
lantaren lanter lantert lapdance laren lasagne laseren lasje laskaar lasnaden lassen lassend laste lastrem late latei
lateien laten latende latente later latex latin latingen latrine latuw laude lauden lauwen lauwer lauwere lauwert
lauwste lauwte laven laveren lawaaide lawine lawines laxeren lazaret lazen lazerde lazeren leao leasede leasen leasend
leasete leasings least lebberde lebberen lebbert lebbige leden leder lederen ledigen lediger ledje leds leed leedjes
leedst leefbaar leefnet leeft leeghaal leegst leegste leegt leegtes leek leekt leekten leemt leemtes leenden leent
leepst leepste leer leerboek leerde leerden leerder leerders leerdoek leert leertjes leerweg leerwerk lees leesles
leespen leesten leestip leeuwen legalisme legde lege legerde legeren legsels legt leidden leiders leidsel leidsels leis
leisel leisels leisure leizeel leken lekje lekke lekst lekt lekte lelde lelt lemuren lende lenden lendenen leng lengden
leningen lensden lenst lenze lepe lept leringen lesavond lesboek lesbusjes lesdagen lesje lessend lessende lessing lest
leste lesten lesuren lesweek lesweke letsels lettre leugen leugens leuk leuke leun leunden leunen leunend leunt leur
leurden leuren leurend leurt leus leute leuten leuzen leve leven leverde leveren leze lezeres lezingen liane liassen
libelle liberale lichter lichtpaars lied lieden lieerde lieerden lief liefde liefden liefdes liefs lieg liegen liegend
liegt liep lierend lierende liertje lies liet lieve lievere lievige lift lifter lifters liganden liggers lignine ligt
lijden lijdend lijders lijfden lijgers lijmden lijmers lijnden lijners lijnt lijsten lijster like liken liketen likeuren
likhout likkers likt likzout lilde lilden lillen lillend lillige lilt liman lindaan linde lindehout lindes liniment link
linken linkend linker linkerbeen linkerd linkere linksen linkser linkt linkten linnen lino linten lintjes linzen lipiden
lippend lipt lire lires lispelt lissen list listing liter liters loafers lobben lobbend lobber lobberen lobbert lobbesen
lobbige lobbyen lobjes loboren loch locker lockers lodderen lodders loden lodingen loeders loeiers loens loensen loer
loerde loerden loerder loeren loerend logen logeren logerend loggers lokalen lokaler lokazen lokeend loken loket
loketten lokker lokkers lokvoer lomer lommen lommer lommerd lomperd lompere lompste lompweg lonen loner loners longader
longeren longlist lonkten lont lonten lontjes lood loof loog looi looiers look loom loon loonden loop looprek loos loot
lootten lopen loper lopers lorde lorre loser losers losgingen lossen lossend lossers lossingen loswringen loszingen lota
lotelingen loten lotingen loungen loutere louteren louw louwen loven lover loverdak lovers lozen lozer lozers lozingen
lubbend lubberen lubbert luchtvaart luid luidden luie luiende luier luierde luierden luieren luiers luikt luim luimden
luimen luimend luis luisden luister luit lullo lumen lumme lummel lummelen lummels lummelt luns lunsden lurk lussen
lusten lustend lustig lustige lustre lustten luttele luwe luwen maak maalde maalden maan maaswerk macaron machete
machetes machina machine machines machten macrame madonna maffen maffend maffer maffers mafje mafte mager magneet
magneten mahonie mailde mailden mailen mailend mailings maillot maiskip maizena make makelde makelden makelen makende
maker makheden makke makrelen malde malden male malen malende maler malheden malheuren malie malieen malies maligne mall
mallen mallend maller malls malse malsere maluwen malve managede managen managend manager managers managet manbare
mandagen manege maneges manen manende maner mangelen manieren manille manilles mank manke mankeren manneke mans
mansbroek mansdik mant mantilles mara maranen marchen marcheren marches marde mare marende margays marge mariale mariene
marines markeer marken marker markeren markers market marketen markies markt markten marktje marktte marl marlde marlden
marlende marmeren maroderen marrende mars martelen martelende marteling martelingen marter marters mary maskeren massage
masseer masseren masserend massieven master masteren masters mastert matchen matching mate maten materie maters mates
matiger matinee matinees matineus matteer matter mattere matteren matters matverf matwerk maulana mauwde mauwden maximes
mazel mazelde mazelden mazelen mazen mazende mazzelen meanderen meandert meao mede meden medleys meeaten meeazen
meebouwen meed meedein meedelen meedenk meedingen meedoen meedong meedrink meedronk meeeren meegingen meehelp meehelpen
meein meekeek meekijk meel meeladen meelbes meeleden meelees meeliep meen meenden meenten meeralen meerboei meerde
meerden meerder meerdere meerdert meereed meereken meerkoet meerkost meerlingen meerook meerookt meerpen meers meersen
meert meertje meertouw meervoud meerwerk mees meesten meet meetelt meetnet meeuiten meezingen meiden meien meier meierde
meilers meiose meiregen meis meisje meisjes meiske meisken meiskes meizoen mekkert meldden melde meldend meldende melder
melders melding meldingen melee meleert melend melende meleren melig meliger melis melisse melken melkend melkers
melkfles melkjes melkplas melkten melkvet melkweger melkwegers melkweien meloen meluwen meme memen memorie menage
menages mendelen mendelt menden meneert menend menende menens meneren mengden mengelen mengen mengend menging menie
menien meniend menig mening meningen meniste mennen mennend mens mensen ment merel meren merende merg mergelen merk
merkel merkels merken merkend merker merkers merkjes merkten meson mesonen messen messias messing messingen messnee
mesten mestend mesties mesting mestten mestwet metalen meten meter metingen metrage metrieke metselde metselen metselt
metsen metsend metsten metten meubelen meug meuk meun meunen meur meurden mezen miauwde miauwen micellen middelbare
middeldure mier mierden miese mietert miezert mijlen mijmert milderden mildere milderen milderend mildert miljoen mille
milten minaret minderen mindert mint miseres mispelaren missien missies missing missives modale modderen moddert modegek
moderne moed moede moederen moedert moedigen moee moeee moeer moei moeiden moeke moel moelen moelies moer moerbei
moerbeien moerbes moerde moerden moeren moerend moerige moert moertje moes moeshoven moesson moesten moet mogen moire
mokerde mokeren mokt molden molen molenbaas molenbeken molenhoek molenroede molensteen molenstenen molenwiek moliere
mollen mollend molliger molmden molt monaden mond mondden mondelingen mondingen mondt monk mono monster monstrueus
monstrum montage monteer montere monteren monturen mooiere moorden moot mops mora more moreler moren morenen morenes
moreske moresken morfeem morielje morille morilles mormonen mormoon mormoons morphen morrelt mors morsiger morsten mort
mortale mortel mortels mortelt mortieren morzelingen morzelt mosgroen mosselen most moten motet motorstel motregen mots
mottiger mount mounten mout moutend moutere moutten moven moveren movet moyenne mozetta muffe mufte muien muiken muikend
muilen muisden muiten muitend muitten muizend muizende muizenis muizerd mulders mulle muller mulo mungo munitie munster
munt munten muntend munter munters muntige muntje muntjes muntte muntten muon murenen mussen muzen myeline naait naakt
naaktst naarst naarste naaste naasten naastte nadeint naden naderen nadering naken nakomen nakomer nalast nalaste
namaken name namende namens nament nameten nast naten natives natst naven nazinnen nazomer neem neerdalen neergepend
neergingen neerhalen neerhalend neerhangen neerhingen neerhoven neerhurken neerkeken neerlaten neerlegden neerlegt
neerpen neerpenden neerpent neerpoot neertel neertelt neerval neervalt neervelde neervelt neerviel neerwerp neerwerpen
neerzegen neerzet neerzinken neigden neigen neigend nekharen nemen neoteen neren nertsen netelde netelen neten netheid
netten nettend nettende nevel nevelde nevelden nevelen nevelend nevelig nevelige nevels nevelt neveltje nier nies
niesjes niet nietten nieuwere nijgen nijgend nijpen nijpend nijver nijvere niksjes nimby nimf nisjes niveaus nivelleer
noel nokvolle nomen noordelijk noteren nouvelle novelle novellen novelles obscene ochtend oden odeurs oedeem oedemen
oefen oefende oefenen oenen oermens oever offeren offline ogen ohaen okergele oled olie olien oliende omberden omberen
ombert ombreng ombrengt omdenken omen omgezet omgingen omhingen omkeren omrande omringen omstond omtrekt omtrent omval
omvingen omwal omwegen omwroet onbezien onderen onderwinden ondingen onedele onedeler onesies ongezien onsterke
ontaarden onteren ontgingen onthaarden ontkend ontkende ontvingen ontwaarden ontwend ontwende ontwijk onverzeld onweren
oogstend oogstende oordeel oordelen oormerk oorringen oorveeg oorvegen oosteinde oosterde oosterden oosteren oosterende
oosterse oostkant opbergen opbomen opboren opbraden opbraken opbreek opbreken opdelen opdoken opdolven opdringen open
openers openingen opent operabel opereren opetend opetende opgaven opgeven opgevers opgingen ophalen ophalers ophaling
opheeft ophees ophelp ophelpt ophesen ophielp ophieven ophingen ophitser ophogen ophogend ophokken ophollen ophopen
ophopend ophoren ophorend ophouden opiaten opinies opkijk opkijkt opkoken opkomen opkopen opkoteren oplanger opleren
opleven opleveren oplichter oplieten oplikte oplikten oploeven oplopen opluister opmetingen opmieter opmieteren
opmonteren opnemers opofferen opperen oppoken oprakel oprakelt opraken opritten oproken opruier opschoven opslorp
opsnoven opstand opstelde opstond opstoven optater opteert optelde opteren optomen optornt opveert opveren opvingen
opwegen opwogen opwrijf opzetter opzitten opzogen opzopen oral ordende ordenden ordenen ordeningen orderen ordinaten
ordineren oren oreren orerend ores orgel origines otter otterde otterden otteren ouder ouderdom ouderen outen oven
overbeet overbeten overbieden overdeden overdekt overdopen overdreven overeen overeet overerf overerven overeten
overgare overgepend overgeven overgingen overhebben overhebt overheden overheen overhel overhelden overhellen overhelt
overhemden overhingen overige overigs overijl overijld overijlde overijlen overijlt overkeken overkopen overkregen
overleden overleer overleg overlegt overleven overlezen overlieden overliepen overlijden overlopen overmanden overnemen
overpot overrede overreden overredend overreed overreiken overrijden overrijpe overroeien overroepen overroepend
overrulen overseinden overspeelt overspel overspoelt overteken overtelt overtreden overtypen overvalt overvet overwegen
overwelf overwelft overwerk overwinnen overwinnend overwinsten overwinter overwippen overwipten overwonnen overzee
overzeilt overzenden overzet overzijde overzijdse oweeers paai paalt paan paap paar paas palatum palingen panel papel
paprika parel paringen park parkiet parolen partikel passant passende passendere passendste patates patientes pech peche
pectine peel peelt peen peert pees peesjes peet peilingen peilt peinzen pekt pelerines pelottes pels penningen penster
pent penurie peper peperige peppel peppels pept peptide perikel periode perkt perm pernodje pers persingen persjes
perslek perswee perswet pest peter petitie peuk peultje peur peut piekten pielt piepten pier piesten pieten pijnigen
pikton pilt pinangen pinkringen piotten pironnen piston pistons pitsten pitte pitten pittend plet ploegstaart plomberen
plombiere ploppen plopper plotjes plotten plotter plotters plussen plusser poedelde poedelen poedels poedelt poederde
poederden poederen poederige poedertje poer poesjes poezele poezels pogingen pointes pointilles polaire pollens poller
pollers pontjes pootjes pootten popel popeline poppen poppend popper popperige poppers porties portjes posters postilles
postjes postten potjes potspel potte potten pottend potter potters potteus poularde poulet pousseert praal prangen
precies preiringen premies presens preses presides pressant pressen pressies presten pretjes preutse prinsen printen
prionen procent producet proefles proeven proevend proever proffen prollen pronken prooien propeen proppen propper
propten protsen prove provenu provinciehuis prullen prutste pruttel pufte puissant puissante puissants pukcode pull
pullen pulls pulseer puntte puntten purende puste putje putse putste putsten putt puttee puttees putten puttend putter
putters putti putto putts puur puurst puurste puurt quanten quarte query raadsel raast race raceten rachels rade raderen
raderend radst rafelen rafels rakelen rakels rakette rakkeren rames rammel rammels rammelt rammen rammend ramsjen ranch
rancher ranches rancune randt range rangeren ranke rankst rankste rankt rans ranse ransel ranselde ranselen ransels
ranselt ranze rapier rapieren rappel rappels rapst rasdier rasecht raseren raserend raspsel rast rasteren rasuren
ratelaar ratelen ratels ratst ratsten ratten rattend raturen raust ravers reactie reageren reces recette rechte rechten
rechter rechtop rechts rechtse rechtst rechtte rechute recu rede redes redt reed reee reef reeft reeg reek reel reen
reent reep reept rees referee regeren regie regt reien reiende reilend reisboek reisjes reit rekband rekel reken rekke
rekken rekkend rekker rekkers rekkingen rekt relance relatie reliefs relingen rellend relt remmen remmend remolies remt
rendeer rendier renet renonce rent rentten repel repliek reppen reppend rept reptiel resem reset resette rest resteer
restten resumeer resumes retinol reunies reut reuters reven revers revierde revieren reviert reviews revues riantst
ribbroek ribeyes richels richeltje richt riedels riemt rien riet rietjes rietmat rijbroek rijdiere rijende rijke
rijkelui rijken rijker rijkere rijkjes rijklaar rijlaars rijmend rijmende rijpere rijwiel rillingen rimmen ringelen
rinkel rinkelden rinkelen rinkelend rinkels rinkelt rinse rinst risee riskeer ristten ritselaar ritselaars ritsten
ritten rittend rivier rivierbed rivieren riviertje robbers robe robuust rochelde rockers roddelaar rodel rodelaar roden
rodeo roder roderen roede roeiers roem roemers roepers roepies roerden roeren roerend roerpen roestte roet roetige
roette roetten roffelaar rokeren rokersholen rolbezem rolde rolders rollaag rollagen rollager rolleren rollers rolt
rolveger romance romende romertje rommelaar rompers ronde rondeel rondelen rondere rondsel rondsels rondste rong ronkers
ronsel ronselaar ronselaars ronselde ronselden ronselen ronselend ronselt roodborst rooiers roomsen roomser rootten
roquefort rose roses rosse rossing rossingen roste roten roteren rotten rottend rotweer rouleer rouleert rouleren
roulette routers routiers rouw rouwere rouxs roversholen royeren roze rozelaar ruften ruftend ruftte ruftten ruiden
ruiend ruiende ruifden ruigten ruiken ruikend ruilbaar ruilden ruilen ruilend ruilers ruimden ruimen ruimend ruimers
ruimst ruimste ruimten ruimtes ruin ruine ruinen ruisen ruisend ruisende ruisjes ruist ruisten ruiten ruitend ruitens
ruitte ruitten ruiven ruivend ruizelde ruizelen ruizelende ruizen rukten rulle rullen ruller rulst rumfles runderen
runen runmolen rust rusten rustend rustte rustten ruwen ruwst ruzien ruziend saaiere salades sales salines samaren
samples santin santjes sausten save savet scanden scatten scene schaafden schaalde schaambeen schabben schadde schadden
schaden schaffend schaffende schafte schaften schaftend schaftten schaken schalde schalden schalen schalend schalie
schalien schaling schalken schallen schalmde schalmen schamen schampen schandaal schande schansen schapen schappen
scharde scharden schare scharen scharren schater schatten schattig schatting schaven schedel scheden scheeen scheelde
scheelt scheerbek schegge scheidde scheien schelde schelden scheldende schelder scheldt schele schelen schelend scheler
schelere schellak schellen schellend scheller schelmen schelms schelmse schelpen schelpje schelst schelste scheluw
scheluwe schelven schemel schenen schepel schepen schepje schepte schepten scheren scherpe scheten schetsen scheuken
scheuren scheuten scheven schier schieten schiften schijten schikte schikten schild schilden schilder schilderde
schilders schildert schildje schildjes schilfer schillen schiller schmink schobben schobber schobberd schobbers schobde
schobden schoeien schoelje schoen schoenen schoener schoeners schoepen schoffel schoften schokje schokken schokte
schokten scholden scholen scholend scholien schollen scholte schonden schone schonen schonend schoner schonere schonken
schooien schoolde schoorde schoort schopje schoppen schopte schopten schor schorder schorem schoreme schoren schorend
schorre schorren schors schorsen schorst schorste schorsten schort schorten schortend schortje schortte schortten
schotel schotelen schotels schotelt schotje schotjes schotse schotsen schotser schotst schotten schouten schouwe
schouwen schoven schovend schrale schralen schrank schrede schreed schreef schreien schreier schreit schriel schriele
schrift schrijd schrijf schrijn schrik schrikhek schrikt schrille schroden schroef schroei schrokten schromen schroten
schrotend schubben schubde schubden schudde schudden schuier schuiert schuilde schuilden schuilen schuilend schuimde
schuimen schuinde schuine schuinen schuiten schuiven schulden schulpen schulpend schulpt schulpten schuren schurend
schurken schutten schuwde schuwden schuwen schuwend schuwer scoorde scooter score scouten scrolde scullen sealden
seintjes seizing sellers sensing serafine serails seriele sering service serviel serviele servieler setting sexting sexy
shopten shorten shotten siamang siamangs sigaret signaal sijpelde sijpelen sijpelt simpele sintels sinters sjokken
skalden skins slangen sliding slidings sliepen sliepte slierde slieren slijmde slijmen slijmer slijp slijpen slijpend
slijper slijpers slijpsel slijpt slijten slijter slims slings slink slinks slinkse slinkst slipje slipjes slippen
slipper slips slis slokken slokker slons slonzen sluieren sluiken sluikend sluiker sluimer sluipen sluipend sluiper
sluisden sluiten sluitend sluiter sluiven sluizend sluizende slurpen slurven smaden smadend smaller smart smarten
smartig smarting smekend smekende smeltende smering smettende smeulde smeulen smeulende smid smokkel smokken snaai
snavels sneefde snellere snellezen snelwegen snelweger snierde snieren snoeier snokken snuiten snuiven soigneer soiree
soirees solider solvent sombere sombert sommeer sommeerde sommeert sommeren sommige sores sorteer soulmate soutane
soutien sovjet sovjets spaden spadend spanden spanten sparden sparing spelles sperring spideren spiedde spieden spiegel
spieken spieker spiekte spier spiercel spierde spierden spieren spierend spiert spiertje spiesen spiesje spiesjes
spieste spietje spietjes spiezen spijers spijkers spillen spinaal spinaap spinnen spinner spinners spins spinten spionne
spionnen spionnes spitsere sponden spongen sponnen sponning sponsen sponsig sponsten spontaan spontane sponzen sponzig
sporten spotten spotting sproten spuiden spuiten staafden staagden staalden staan staand staande staander staarde
staarden staarten staartvin stabiele stacken stade stadieen stadien stadion stadjes stadser stage stageld stagen stagend
stakelde stakelen stakelt staken stakend stakende stakker stalden stalen stalend stalken stallen stalles stalvee
stamboek stamden stamelde stamelen stamelt stamgod stamina stamlid stammen stammend stampen stampend stamslot standen
stander standerd standers standje standjes standvis stangde stangden stangen stanken stansen stanste stapelde stapele
stapelen stapels stapelt stapelzot stappen stapten starder staren starend starren starten state staten statien statten
stavast staven stavend stavende stedeke steden stee steedse steekje steen steende steendode steendood steger steiger
steigert steiltes stekels steken stekend stekende stekers steking stekken stekkend stekkende stekker stekkie stekten
stelde stelden stele stelend stelende steller stemde stemden stemmer stemmers stempelt sten stenen stenend stenende
steng stengel stengen stenige stennis steno stenose stens stent stepten stere sterken sterkend sterkende sterkere
sterking sterling sternen steroide steroiden steunde steunen stevels stevende stevenen stevens stevent steward stickers
stiekem stiekeme stieren stijgen stijger stijgers stijlen stijven stikken stikker stikkers stilden stileer stilleg
stillen stiller stillig stiltes stinkers stins stinsen stippen stoeide stoelde stofkam stokend stokende stokjes stokken
stokkend stokten stolden stomend stommere stonden stonken stoofde stoomde stoorde stoornis stootse storend straalt
straffen strafst strakst stralen straling stramst strandde stranden strandje straten streakers streams streamt streber
streden streed streef streeft streek streel streelt streep streept strek strekel streken strekse strekte strelen strem
stremde stremt strenge strenger strengs strepen stres stressy streste streven strever striemen striemt strijde strijden
strijdend strijder strijders strijkel strijken strijkend strijker strijkerij strijkjes strijksters strikes strikjes
strikken strikker strikte strikten strikter stringent stripje stripjes strippen strippend stripper strippers stripte
stripten strodek stroeve strooit strookt stroomt stroopt stropen stroppen strossen strowis struiken struinden struinen
struis struise struisen struist student studien stugger stuiken stuipen stuiten stuiven stukend stukende stukken
stumpert sturend stuwden styreen suave suizen suizend summier summiere surimono taaier taaierd taaierds taaiere taaiste
taalles tackles tafelen tafellin taggers taille tailleur tailleurs tailleuse tajines takelen takhout talhout taliger
talliet talmers taniger tankers tannines taoisme tapbier tappers tasters taurine teelden teelt teelten teemsen teerdagen
teertje tefilin tegelen teilen teistert tekenen telen tellen tellend telling telt temde temende temmende temmers tempe
tempelt tenderen tenen tengelen tengere tenteren terende tergende termen termiet terms ternair ternes terpjes tertsen
terugvuren terzets testeer testeert testend testers testkit testrit testset testvat tetse tettert teugen teuten teutend
teutert teutten tevelen teven tevoren texturen thermen thermos thinner thinners thiofenen thomisten thuis thuisjes
thuisnet thyrs tichelen tichelt tienden tiener tieners tienman tierces tierden tieren tierend tiert tiet tieten tijgeren
tikkelen tikkelt tiksels tillen tillend tillift tilt timeden tingelen tingelt tinkelen tinkelt tinnen tintelen tintelt
tintende tippelen tippelt titanen titelden titelen titelend titelt toegerend toegeven toejuich toekeren toertje
toerwagen toesnelt toestel toestemt toeteren tonelen tongbenen tongden tongen tongend tongkus tongzoen tonners tonsuren
toomden toon torderen torenen tortelt torturen touches touperen toupets tourbus tourden tournee tournees tourspel
tourtjes toveren toveres toxines toys trainee trammen transgene transient transiente transitie travers treilen treinen
tremel tremels tremmen tremolo trenzen treuren trienen trieren trillen triller trillers trimester trimmen trimster
triolen triolet triples triplet trochee troelen troggel troggen tromden trommel trommen trommend trompen troon troonde
troop tuberkel tubetje tubifex tuieren tuimelen tuimelt tuin tuitelen tuitelt turbine turfvuren twijnen twinnen twirlen
uitbeen uitbelden uitbellen uitbenen uitboren uitbreken uitbrengen uitbuigen uitdelgen uitdoven uithoren uithoven
uithozen uitkeek uitkeerde uitkeken uitkeren uitkerfde uitkerft uitkermen uitkerven uitleggen uitloven uitpersen
uitteren uitvegen uitwegen uitwerk uitwerken uitwerkt uitwerkte uitwerpen ukken vaalbleek vaalbleke vaalgeel vaatrijk
vaceren vacht vachten vachtje vademde vaderen vagende valdeur valideer valiger valreep valsere valuteren varende varieer
varieren vastmeer vecht vechten vechter vedelde vedelen vederen veegsel veelden veeleer veelmeer veem veerde veerden
veerlui veertje veerweg vegende vegeteren veggies veilden veilen veilend vela veld veldrit veldwegen vele velen velerlei
velg vellen vellend velo velt velum vendrig veranderen verbeen verbeet verbleef verbleek verdane verdeed verdeel verdere
verders verdien verdierf verdiets verdoezelt verdrijf verdring verdrink veren verende verenen vereren vererend vererven
vereven vergane vergeef vergeet vergiet vergleed vergrijp vergrijs verguis verhaal verheel verkeek verkeer verkeren
verkies verkijk verklede verkleed verkniesd verkniest verkrijg verladen verlading verlagen verlaging verlakte verlamde
verlang verlapte verlate verlaten verlating verlazen verleden verleed verleen verleend verleent verleer verleerd
verleert verlees verleest verleg verlegd verlegde verlegen verlegt verleid verleide verleien verleit verlenen verlener
verleng verlep verlept verlepte verleren verlet verlette verlezen verlief verliep verlies verliet verlode verlote
vermaal vermeed vermeen vermeet verneem verniel verpleeg verplet verreed verrees verrijd verrijk verrijkt verrijs
versere verseren versier versierd versiert versies versleep versleer versleet verslijk versnel verst verste verstek
verstel verstrijk verstrijkt verstrik verteer verteren vertier verton vertond vertont vertoon vertrek vertrok verveel
verveen verveine verveners ververs ververst verviel vervoer vervoerd vervoert vervuilers verweef verweeg verweek verweer
verwees verweet verweren verwierf verwierp verwies verzien verzin verzink verzint verzoen verzon verzond verzonk veterde
veterden veteren veterend vetleer vetleren vetrijk vetrijke veulens vexeren vezelen vezen vibreren vice vide vierden
vierder vierdes vierel vierels vieren vierend viermaal viertal vies vigeren vijlsel villende vindt vink vinken vinkend
vinker vinkers vinkiel vinkjes vinkte vinkten vioolles virginaal visa viseren visie visje vissenogen vist viste vitriool
vitse vivo vlakken vlakker vlekjes vlekken vlekkend vlekkig vlekten vlerken vletten vleugen vliedberg vliegeren vlieren
vlieringen vlijtige vlijtiger vlinderen vloeden vloeien vloeken vloerde vloerden vloeren vloerend vlokken vlooide
vlossen vlotten vlotter vlucht vlugste vocht vochten vochtte voedden voeden voedend voederen voedsel voegden voegen
voegend voegende voegsel voelden voelen voelend voerde voerden voerder voerend voerende voerhek voering voerman voert
voeten voetrem voetveren vogelaar vogelde vogelei vogelen volente volgende volgorde volkeren volleren volst volvoerde
vomeren vomerend vonkt voogden voogdes voor voorbede voorbode voord voordat voordeed voordeel voordek voordele voorden
voordeur voordien voordoe voordoek voordoen voordoet voorend voorheb voorleg voormat voorn voorrede voorrem voors
voorsein voorst voorsta voorste voortel voortga voorts vooruit voorzat voorzeg voorzei voorzet voorzie voorzit voosde
voosden voost vorderen voren vorigen vorken vormden vormen vormend vormsel vormt vors vorsend vorsende vorser vorsers
vorste vorsten vorstig vorstin vort vossen vossend vossenhaar voteren voterend vozende vragend vragende vrede vreeen
vreemde vreemden vreemder vreemds vreesde vrekken vreten vretend vreugde vrezen vrezend vriezen vrilles vroegen
vroonhoven vroren vrucht vuigste vuilste vuisten vuistje vulstem vurende vurigste waadden waagden waaiden waaierde
waaiers waakster waakten waalden waalsteen waanden waanzin waardeloos waarden waardig waardij waardijn waardin waardoor
waarloze waarmaakte waarmede waarmee waarschuwt waarste waarvoor waarzeg waas waasjes wachtbek wachten wachter waggelde
waggelen waken waker wakke wakker wakkere wakkeren wakkert walden waldhoorn waldhoren walen walgden walhout walkant
walken walkend walkten wallen wallend wallende walm walmden walpoort wals walsers walsjes walsten wammes wande wandelde
wandelen wandelt wandje wandjes wandrek wanen wanende wang wangen wangetjes wankant wankelde wankele wankelen wankeler
wankelt wannabe wanneer wannen wannend wanner wanners wanorde wantende wantsen wantten warden ware warempel warende warm
warmden warmere warmers warming warmoes warnest warnesten warnetten warrant warrants warrige wars wartel wartels wasbeer
wasbeits wasbleek wasem wasemde wasemen wasems wasgeel wasgele washes wasjes waslage waslijn wasmerk wasmeubel wasmodel
wassende wassers wassing wasstel wasster wasten water waterbaan waterbel waterbok waterboot waterde waterdeel waterdoop
wateren watergod watergoot waterhol waterhoos waterklok waterkom waterlaag waterlek waterloop waterloos waterloze
watermaker watermantel waternaam waternavel waternood waterpoel waterpolo waterpot waterral waterriet waterrot
waterskiet waterslot waterspel watertafel waterton watertor waterval watervlek watervlo watervloed waterwiel waterzaak
waterzo waterzooi wattage watteren watterend watturen wave waven waves weblink wecken weckend weckende weckten wedden
weddend weddende weden weefde weefden weeft weegt weekend weekt weekten weende weenden weent weer weeraal weercode weerd
weerden weerhut weerleg weerloos weersta weertje weerzie weesjes weest weet wegdoen wegebde wegende weggris wegneem
wegraken wegrende wegstem wegstemde wegteren wegterend wegtrek wegzet weidden weiden weidend weidende weidmes weifelaar
weifelde weifelen weigerde weigeren weigert weimes weitjes weken wekende wekken wekkend wekkende weldaden welde weldeden
weldeed weldoen weldoend weldoet weledel weleens welen welfden welke welken welkend welkende welkten wellend wellende
welles welling welpen welven welvend welvende welving welzijn wemel wemelde wemelden wemelen wemmen wendden wenden
wendend wendende wending wenende wenge wenken wenkend wenkende wenkten wennende wensende wensjes wensten wentelaar
wentelde wentelen werd werden werelden wereldje werelds wereldse weren werende werf werk werkbon werkdek werkend
werkende werker werkers werking werkjes werkles werkman werkset werkster werkten werkuren werkvak werkweg werp werpen
werpend werpende werpster wersten wervelde werven wervend wervende werving west westen western westerns westers westerse
westerzon westlander westlanders westoever westtoren wetende wetsteen wetstenen wetstermen wettend wettende wettigen
wevende wever weze wezel wezen wezende wheelen wheelie whisten wichelde wichelden wichelend wichelende wichelt wichten
wiebelde wiebelen wieberde wieberen wiedde wiedden wieders wiegde wiegden wiegelde wiegelen wiegend wiegende wiekten
wielde wielden wielren wieme wiemelde wiemelen wiens wier wierbos wierden wierf wierige wieroken wierp wierpen wiertje
wierven wies wijder wijdere wijders wijkers wijlden wijnrode wijsheden wijsmaak wijsmaken wijtende wijze wijzer wijzere
wijzers wikkelen wikken wikkend wildeman wilden wildere wilders wildrijk wildrijke wille willen willend willens wimbers
wimpelen wimpers windelen windend windende windsel windselen windsels windveren winegum wingerd winkelde winkelen
winkels winkelt winnend winnende winners winsten winterde winteren winters winterstven wippers wispelen wisselaar
wisselde wisselen wissels wisselt wissende wissers witgele witheren witogen wittende wittere witters woedden woekerde
woekeren woekert woelde woelden woerden woerhen woeste woestenij woester woestere woestijn wokken wokkend wolapen
wolfden wollen wolverver wolvete wolveter wolvette wolvetter wondere wonderen wonende woonsten wording worm wormen
worstel worstelt worsten wortelde wortelen wortelig wortels wortelt wouden wouten wouwen wraakten wrakken wrakker wrange
wrangen wranger wratten wreken wrekend wrikken wringen wringend wringende wroeten wroetten wrokken wulken wulpser wulven
wurm zaande zaanden zagende zalm zand zandbed zandbedden zandde zandden zanden zandend zander zanders zandhozen zandige
zandt zandweg zandwegen zandzee zede zeel zeem zeepieren zefieren zege zegelde zegelden zegelen zegelwet zegenen
zegeteken zekerden zekeren zekerend zeldzame zelen zelf zelling zelve zemelen zeppelin zere zetelen zevenden zevenen
zevenhoeken zeventien zeverde zeverden zeverend zeverende zichten zichter ziele zilte zilveren zinde zingen zingend
zinlijk zinnia zinnig zinnige zinnigs zinrijk zoele zolderde zolderen zolders zoldert zomerbed zomerde zomerden zomeren
zomerse zomerser zonde zonder zondert zoneren zonhoed zonhoeden zonnecel zonnedek zonnegod zonneweg zonnewei zonnige
zonniger zoolden zoorder zottere zovelen zuiltje zuiveren zulke zulle zult zulten zuursel zwalk zwalp zwam zwansde
zwarten zwieren zwingel zwingen zwoeren
`;
