import { texts as t } from '../texts.ts';
import type { ArticlePlan } from './article.ts';

/** Ids of the articles that pages show. */
export const PAGE_ARTICLE = {
	propertyLead: 101,
	propertySell: 102,
	propertyLet: 103,
	newBuilds: 104,
	about: 105,
	buyingSteps: 106,
	documents: 107,
	contact: 108,
	demandRegister: 109,
	valuation: 110,
	jobs: 111,
} as const;

/** Texts of the site's own pages. */
export const PAGE_ARTICLES: readonly ArticlePlan[] = [
	{
		id: PAGE_ARTICLE.propertyLead,
		age: 40,
		scene: 'terraces',
		title: t(
			'Een huis leest u niet af van een plan',
			'Une maison ne se lit pas sur un plan',
			'You cannot read a home from a plan',
			'Ein Haus liest man nicht vom Plan ab',
		),
		intro: t(
			'Wij komen langs op verschillende uren van de dag, meten zelf en schrijven op wat we zien. Ook wat minder goed is.',
			'Nous passons à différentes heures, mesurons nous-mêmes et notons ce que nous voyons. Les défauts aussi.',
			'We visit at different hours of the day, measure for ourselves and write down what we see. The weak points too.',
			'Wir kommen zu verschiedenen Tageszeiten, messen selbst nach und schreiben auf, was wir sehen. Auch, was weniger gut ist.',
		),
		body: t(
			'<p>Hoe laat valt de zon in de keuken? Hoort u de tram? Waar zetten de kinderen hun fiets? Het zijn de vragen die na de verhuis tellen, en die in geen enkele databank staan.</p><p>Daarom bezoekt bij Meander dezelfde makelaar een woning minstens twee keer voor ze online komt. U krijgt plannen op schaal, alle certificaten en een eerlijke beschrijving, in vier talen.</p>',
			'<p>À quelle heure le soleil entre-t-il dans la cuisine ? Entend-on le tram ? Où les enfants rangent-ils leurs vélos ? Ces questions comptent après le déménagement et ne figurent dans aucune base de données.</p><p>C’est pourquoi, chez Meander, le même agent visite chaque bien au moins deux fois avant sa mise en ligne. Vous recevez des plans à l’échelle, tous les certificats et une description honnête, en quatre langues.</p>',
			'<p>When does the sun reach the kitchen? Can you hear the tram? Where do the children leave their bikes? These are the questions that count after the move, and no database holds the answers.</p><p>So at Meander the same agent visits a home at least twice before it goes online. You get plans to scale, every certificate and an honest description, in four languages.</p>',
			'<p>Wann fällt die Sonne in die Küche? Hört man die Straßenbahn? Wo stellen die Kinder ihr Rad ab? Das sind die Fragen, die nach dem Umzug zählen und die in keiner Datenbank stehen.</p><p>Darum besucht bei Meander derselbe Makler jede Immobilie mindestens zweimal, bevor sie online geht. Sie erhalten maßstäbliche Pläne, alle Bescheinigungen und eine ehrliche Beschreibung, in vier Sprachen.</p>',
		),
		link: {
			label: t('Bekijk het aanbod', 'Voir nos biens', 'See our properties', 'Angebot ansehen'),
			path: '/for-sale/',
		},
	},
	{
		id: PAGE_ARTICLE.propertySell,
		age: 41,
		scene: 'keys',
		title: t(
			'Verkopen zonder gokwerk',
			'Vendre sans deviner',
			'Selling without guesswork',
			'Verkaufen ohne Rätselraten',
		),
		intro: t(
			'Een schatting is pas iets waard als u kunt volgen hoe ze tot stand kwam.',
			'Une estimation ne vaut que si l’on peut en suivre le calcul.',
			'A valuation is only worth something if you can follow how it was made.',
			'Eine Bewertung ist nur etwas wert, wenn Sie nachvollziehen können, wie sie zustande kam.',
		),
		body: t(
			'<p>We vergelijken met wat er in uw straat echt verkocht werd, rekenen de energiestaat mee en tonen u de som. Gratis en zonder verbintenis, binnen drie werkdagen.</p>',
			'<p>Nous comparons avec ce qui s’est réellement vendu dans votre rue, comptons la performance énergétique et vous montrons le calcul. Gratuit et sans engagement, sous trois jours ouvrables.</p>',
			'<p>We compare with what was actually sold in your street, allow for energy performance and show you the calculation. Free, without obligation, within three working days.</p>',
			'<p>Wir vergleichen mit dem, was in Ihrer Straße wirklich verkauft wurde, rechnen den energetischen Zustand mit ein und zeigen Ihnen die Rechnung. Kostenlos und unverbindlich, innerhalb von drei Werktagen.</p>',
		),
		link: {
			label: t(
				'Vraag een gratis schatting',
				'Demander une estimation',
				'Ask for a free valuation',
				'Kostenlose Bewertung anfragen',
			),
			path: '/contact-demand/',
		},
	},
	{
		id: PAGE_ARTICLE.propertyLet,
		age: 42,
		scene: 'interior',
		title: t(
			'Verhuren met een gerust hart',
			'Louer l’esprit tranquille',
			'Letting with peace of mind',
			'Vermieten mit gutem Gefühl',
		),
		intro: t(
			'Van plaatsbeschrijving tot indexatie: wij houden de data in het oog, u houdt het rendement.',
			'De l’état des lieux à l’indexation : nous suivons les échéances, vous gardez le rendement.',
			'From inventory to indexation: we watch the dates, you keep the yield.',
			'Vom Übergabeprotokoll bis zur Indexierung: Wir behalten die Termine im Blick, Sie behalten die Rendite.',
		),
		body: t(
			'<p>We kiezen huurders op inkomen, referenties en een gesprek, nooit op naam of afkomst. De waarborg staat op een geblokkeerde rekening en elk onderhoud zit in de kalender.</p>',
			'<p>Nous choisissons les locataires sur les revenus, les références et un entretien, jamais sur le nom ou l’origine. La garantie est bloquée et chaque entretien est planifié.</p>',
			'<p>We choose tenants on income, references and a talk, never on name or origin. The deposit is in a blocked account and every service visit is in the calendar.</p>',
			'<p>Wir wählen Mieter nach Einkommen, Referenzen und einem Gespräch, nie nach Name oder Herkunft. Die Kaution liegt auf einem Sperrkonto, und jede Wartung steht im Kalender.</p>',
		),
		link: {
			label: t('Bekijk wat te huur is', 'Voir les locations', 'See homes for rent', 'Mietangebot ansehen'),
			path: '/for-rent/',
		},
	},
	{
		id: PAGE_ARTICLE.newBuilds,
		age: 60,
		scene: 'building-site',
		title: t(
			'Nieuwbouw, van plan tot sleutel',
			'Le neuf, du plan aux clés',
			'New builds, from plan to keys',
			'Neubau, vom Plan bis zum Schlüssel',
		),
		intro: t(
			'Kopen op plan is kopen op vertrouwen. Dat vertrouwen mag op papier staan.',
			'Acheter sur plan, c’est acheter en confiance. Cette confiance peut s’écrire.',
			'Buying off plan means buying on trust. That trust may as well be on paper.',
			'Vom Plan kaufen heißt auf Vertrauen kaufen. Dieses Vertrauen darf auf Papier stehen.',
		),
		body: t(
			'<p>De Wet Breyne beschermt wie op plan koopt: het voorschot is beperkt tot 5 %, u betaalt per voltooide schijf en de bouwheer stelt een financiële waarborg. Wij overlopen met u het lastenboek, artikel per artikel.</p><h3>Wat u bij elk project krijgt</h3><p>Plannen met echte maten, een overzicht van alle kosten (btw op de hele prijs, ook op het grondaandeel, notaris en akte; de aansluitingen staan apart) en na elke werfvergadering een verslag in gewone taal.</p>',
			'<p>La loi Breyne protège l’acheteur sur plan : l’acompte est limité à 5 %, vous payez par tranche achevée et le promoteur fournit une garantie financière. Nous parcourons avec vous le cahier des charges, article par article.</p><h3>Ce que vous recevez pour chaque projet</h3><p>Des plans cotés, un aperçu de tous les frais (TVA sur le prix entier, quote-part de terrain comprise, notaire et acte ; les raccordements figurent à part) et, après chaque réunion de chantier, un compte rendu en langage clair.</p>',
			'<p>The Breyne Act protects those who buy off plan: the advance is limited to 5%, you pay per finished stage and the developer provides a financial guarantee. We go through the specification with you, clause by clause.</p><h3>What you get with every project</h3><p>Plans with real dimensions, an overview of all costs (VAT on the whole price, share of land included, notary and deed; connections are listed apart) and a report in plain language after every site meeting.</p>',
			'<p>Das Breyne-Gesetz schützt, wer vom Plan kauft: Die Anzahlung ist auf 5 % begrenzt, Sie zahlen je fertigem Bauabschnitt, und der Bauträger stellt eine finanzielle Sicherheit. Wir gehen die Baubeschreibung mit Ihnen durch, Punkt für Punkt.</p><h3>Was Sie bei jedem Projekt bekommen</h3><p>Pläne mit echten Maßen, eine Übersicht aller Kosten (Mehrwertsteuer auf den ganzen Preis, auch auf den Grundstücksanteil, Notar und Urkunde; Anschlüsse sind gesondert aufgeführt) und nach jeder Baubesprechung einen Bericht in klarer Sprache.</p>',
		),
	},
	{
		id: PAGE_ARTICLE.about,
		age: 400,
		scene: 'canal',
		title: t(
			'Twaalf mensen, drie kantoren',
			'Douze personnes, trois agences',
			'Twelve people, three offices',
			'Zwölf Menschen, drei Büros',
		),
		intro: t(
			'Meander begon in 2003 aan de Coupure in Gent. We zijn gegroeid, maar nooit gehaast.',
			'Meander est née en 2003 au bord de la Coupure à Gand. Nous avons grandi, sans jamais nous presser.',
			'Meander began in 2003 on the Coupure in Ghent. We have grown, but never in a hurry.',
			'Meander begann 2003 an der Coupure in Gent. Wir sind gewachsen, aber nie gehetzt.',
		),
		body: t(
			'<p>Onze naam is geen toeval: een rivier die meandert, neemt de tijd en vindt altijd haar weg. Zo werken we. Eén makelaar volgt uw dossier van het eerste bezoek tot de akte.</p><h3>Waar we voor staan</h3><p>We publiceren prijzen en gebreken, geven iedere kandidaat dezelfde informatie en bewaren geen gegevens die we niet nodig hebben. We zijn erkend door het BIV en volgen zijn plichtenleer.</p><h3>Waar we werken</h3><p>Gent en de Leiestreek, de zuidrand van Antwerpen en Brussel. Daarbuiten verwijzen we u liever door naar een collega die de buurt kent.</p>',
			'<p>Notre nom n’est pas un hasard : une rivière qui serpente prend son temps et trouve toujours sa voie. C’est ainsi que nous travaillons. Un seul agent suit votre dossier, de la première visite à l’acte.</p><h3>Nos principes</h3><p>Nous publions les prix et les défauts, donnons à chaque candidat la même information et ne gardons que les données utiles. Nous sommes agréés IPI et suivons son code de déontologie.</p><h3>Où nous travaillons</h3><p>Gand et la région de la Lys, le sud d’Anvers et Bruxelles. Ailleurs, nous préférons vous orienter vers un confrère qui connaît le quartier.</p>',
			'<p>Our name is no accident: a river that meanders takes its time and always finds its way. That is how we work. One agent follows your file from first visit to deed.</p><h3>What we stand for</h3><p>We publish prices and defects, give every candidate the same information and keep no data that we do not need. We are registered with the BIV-IPI and follow its code of conduct.</p><h3>Where we work</h3><p>Ghent and the Leie region, the southern edge of Antwerp, and Brussels. Elsewhere we would rather refer you to a colleague who knows the area.</p>',
			'<p>Unser Name ist kein Zufall: Ein Fluss, der mäandert, nimmt sich Zeit und findet immer seinen Weg. So arbeiten wir. Ein und derselbe Makler begleitet Sie von der ersten Besichtigung bis zur Urkunde.</p><h3>Wofür wir stehen</h3><p>Wir veröffentlichen Preise und Mängel, geben allen Interessenten dieselben Informationen und bewahren keine Daten auf, die wir nicht brauchen. Wir sind beim BIV-IPI eingetragen und halten uns an seine Berufsordnung.</p><h3>Wo wir arbeiten</h3><p>Gent und die Leie-Region, der Süden von Antwerpen und Brüssel. Anderswo empfehlen wir Ihnen lieber einen Kollegen, der die Gegend kennt.</p>',
		),
	},
	{
		id: PAGE_ARTICLE.buyingSteps,
		age: 90,
		scene: 'contract',
		title: t(
			'Kopen in zeven stappen',
			'Acheter en sept étapes',
			'Buying in seven steps',
			'Kaufen in sieben Schritten',
		),
		intro: t(
			'Van eerste bezoek tot sleutel, met de termijnen die u mag verwachten.',
			'De la première visite aux clés, avec les délais habituels.',
			'From first visit to keys, with the usual time limits.',
			'Von der ersten Besichtigung bis zum Schlüssel, mit den üblichen Fristen.',
		),
		body: t(
			'<ol><li><strong>Budget.</strong> Reken op 12 tot 16 % kosten bovenop de prijs, of veel minder als u in Vlaanderen uw enige eigen woning koopt.</li><li><strong>Bezoek.</strong> Kom twee keer, op een ander uur.</li><li><strong>Dossier.</strong> EPC, bodemattest, asbestattest, keuring en overstromingsgegevens krijgt u vóór een bod.</li><li><strong>Bod.</strong> Schriftelijk, met einddatum en eventueel de voorwaarde dat u een lening krijgt. Een aanvaard bod is bindend.</li><li><strong>Compromis.</strong> U betaalt een voorschot, doorgaans 10 %, op een derdenrekening.</li><li><strong>Lening.</strong> Vergelijk minstens drie banken.</li><li><strong>Akte.</strong> Binnen vier maanden bij de notaris.</li></ol>',
			'<ol><li><strong>Budget.</strong> Comptez 12 à 16 % de frais en plus du prix, bien moins si vous achetez en Flandre votre unique habitation propre.</li><li><strong>Visite.</strong> Venez deux fois, à une autre heure.</li><li><strong>Dossier.</strong> Certificat énergétique, attestation du sol, attestation amiante, contrôle électrique et données d’inondation avant toute offre.</li><li><strong>Offre.</strong> Écrite, datée, éventuellement sous condition d’obtenir un prêt. Une offre acceptée engage.</li><li><strong>Compromis.</strong> Vous versez un acompte, en général 10 %, sur un compte de tiers.</li><li><strong>Prêt.</strong> Comparez au moins trois banques.</li><li><strong>Acte.</strong> Dans les quatre mois chez le notaire.</li></ol>',
			'<ol><li><strong>Budget.</strong> Count on 12 to 16% in costs on top of the price, or much less if you buy your only home in Flanders.</li><li><strong>Visit.</strong> Come twice, at different times of the day.</li><li><strong>Documents.</strong> You get the energy, soil and asbestos certificates, the electrical inspection and flood data before any offer.</li><li><strong>Offer.</strong> In writing, with an end date and, if you wish, subject to a loan. An accepted offer is binding.</li><li><strong>Agreement.</strong> You pay an advance, usually 10%, into a client account.</li><li><strong>Loan.</strong> Compare at least three banks.</li><li><strong>Deed.</strong> Within four months, at the notary’s.</li></ol>',
			'<ol><li><strong>Budget.</strong> Rechnen Sie mit 12 bis 16 % Kosten zusätzlich zum Preis, oder mit viel weniger, wenn Sie in Flandern Ihre einzige eigene Wohnung kaufen.</li><li><strong>Besichtigung.</strong> Kommen Sie zweimal, zu verschiedenen Tageszeiten.</li><li><strong>Unterlagen.</strong> Energieausweis, Bodenbescheinigung, Asbestbescheinigung, Prüfbericht und Hochwasserdaten erhalten Sie vor jedem Angebot.</li><li><strong>Angebot.</strong> Schriftlich, befristet und gegebenenfalls unter der Bedingung, dass Sie ein Darlehen bekommen. Ein angenommenes Angebot bindet.</li><li><strong>Kaufvertrag.</strong> Sie zahlen eine Anzahlung, in der Regel 10 %, auf ein Treuhandkonto.</li><li><strong>Darlehen.</strong> Vergleichen Sie mindestens drei Banken.</li><li><strong>Urkunde.</strong> Innerhalb von vier Monaten beim Notar.</li></ol>',
		),
	},
	{
		id: PAGE_ARTICLE.documents,
		age: 91,
		scene: 'desk',
		title: t(
			'Documenten om te downloaden',
			'Documents à télécharger',
			'Documents to download',
			'Unterlagen zum Herunterladen',
		),
		intro: t(
			'Modellen en brochures die wij zelf ook gebruiken.',
			'Les modèles et brochures que nous utilisons nous-mêmes.',
			'The templates and brochures that we use ourselves.',
			'Muster und Broschüren, die wir auch selbst verwenden.',
		),
		body: t(
			'<h3>Nuttige adressen</h3><ul><li><a href="https://www.vlaanderen.be/">vlaanderen.be</a>: premies, EPC, asbest</li><li><a href="https://leefmilieu.brussels/">leefmilieu.brussels</a>: EPB</li><li><a href="https://www.notaris.be/">notaris.be</a>: kosten en akte</li><li><a href="https://www.biv.be/">biv.be</a>: erkende makelaars</li></ul>',
			'<h3>Adresses utiles</h3><ul><li><a href="https://www.vlaanderen.be/" hreflang="nl">vlaanderen.be</a> : primes, certificat énergétique, amiante</li><li><a href="https://environnement.brussels/">environnement.brussels</a> : PEB</li><li><a href="https://www.notaire.be/">notaire.be</a> : frais et acte</li><li><a href="https://www.ipi.be/">ipi.be</a> : agents agréés</li></ul>',
			'<h3>Useful addresses</h3><ul><li><a href="https://www.vlaanderen.be/">vlaanderen.be</a>: grants, energy, asbestos</li><li><a href="https://environnement.brussels/">environnement.brussels</a>: energy in Brussels</li><li><a href="https://www.notaire.be/">notaire.be</a>: costs and deeds</li><li><a href="https://www.ipi.be/">ipi.be</a>: registered agents</li></ul>',
			'<h3>Nützliche Adressen</h3><ul><li><a href="https://www.vlaanderen.be/" hreflang="nl">vlaanderen.be</a>: Zuschüsse, Energieausweis, Asbest</li><li><a href="https://environnement.brussels/" hreflang="fr">environnement.brussels</a>: Energie in Brüssel</li><li><a href="https://www.notaire.be/" hreflang="fr">notaire.be</a>: Kosten und Urkunde</li><li><a href="https://www.ipi.be/" hreflang="fr">ipi.be</a>: anerkannte Makler</li></ul>',
		),
		documents: [
			{
				name: t(
					'Checklist voor verkopers',
					'Liste de contrôle du vendeur',
					'Checklist for sellers',
					'Checkliste für Verkäufer',
				),
				file: 'seller-checklist',
			},
			{
				name: t(
					'Model van plaatsbeschrijving',
					'Modèle d’état des lieux',
					'Template inventory of fixtures',
					'Muster eines Übergabeprotokolls',
				),
				file: 'inventory-template',
			},
			{
				name: t(
					'Formulier voor indexatie',
					'Formulaire d’indexation',
					'Indexation form',
					'Formular für die Indexierung',
				),
				file: 'indexation-form',
			},
		],
	},
	{
		id: PAGE_ARTICLE.contact,
		age: 200,
		scene: 'boulevard',
		title: t('Loop eens binnen', 'Poussez la porte', 'Drop in', 'Kommen Sie vorbei'),
		intro: t(
			'Koffie staat klaar, een afspraak hoeft niet.',
			'Le café est prêt, sans rendez-vous.',
			'Coffee is ready and you need no appointment.',
			'Der Kaffee ist fertig, ein Termin nicht nötig.',
		),
		body: t(
			'<p><strong>Gent</strong>, Coupure Links 214. <strong>Mortsel</strong>, Statielei 38. <strong>Brussel</strong>, Lesbroussartstraat 52 in Elsene.</p><p>Bij elk kantoor hieronder staan de openingsuren; op zaterdag zijn we overal open. Schrijft u liever? We antwoorden binnen één werkdag.</p>',
			'<p><strong>Gand</strong>, Coupure Links 214. <strong>Mortsel</strong>, Statielei 38. <strong>Bruxelles</strong>, rue Lesbroussart 52 à Ixelles.</p><p>Les heures d’ouverture figurent ci-dessous pour chaque agence ; toutes sont ouvertes le samedi. Vous préférez écrire ? Nous répondons dans un délai d’un jour ouvrable.</p>',
			'<p><strong>Ghent</strong>, Coupure Links 214. <strong>Mortsel</strong>, Statielei 38. <strong>Brussels</strong>, Rue Lesbroussart 52 in Ixelles.</p><p>Opening hours are listed below with each office; all are open on Saturdays. Prefer to write? We answer within one working day.</p>',
			'<p><strong>Gent</strong>, Coupure Links 214. <strong>Mortsel</strong>, Statielei 38. <strong>Brüssel</strong>, Rue Lesbroussart 52 in Ixelles.</p><p>Die Öffnungszeiten stehen unten bei jedem Büro; samstags sind alle geöffnet. Sie schreiben lieber? Wir antworten innerhalb eines Werktags.</p>',
		),
	},
	{
		id: PAGE_ARTICLE.demandRegister,
		age: 210,
		scene: 'rooftops',
		title: t(
			'Vertel ons wat u zoekt',
			'Dites-nous ce que vous cherchez',
			'Tell us what you are looking for',
			'Sagen Sie uns, was Sie suchen',
		),
		intro: t(
			'Een derde van onze woningen vindt een koper nog voor ze online staat.',
			'Un tiers de nos biens trouve acquéreur avant d’être en ligne.',
			'A third of our homes find a buyer before they are online.',
			'Ein Drittel unserer Immobilien findet einen Käufer, bevor sie online stehen.',
		),
		body: t(
			'<p>Geef uw budget, de buurten die u aanspreken en wat er echt niet mag ontbreken. Zodra er iets binnenkomt dat past, krijgt u een bericht, met alle gegevens en zonder reclame. Uitschrijven doet u met één klik.</p>',
			'<p>Indiquez votre budget, les quartiers qui vous plaisent et ce qui ne peut manquer. Dès qu’un bien correspond, vous recevez un message, complet et sans publicité. Un clic suffit pour vous désabonner.</p>',
			'<p>Give us your budget, the areas you like and what must not be missing. As soon as something matches, you will receive a message with all the facts and no advertising. You can unsubscribe with one click.</p>',
			'<p>Nennen Sie Ihr Budget, die Gegenden, die Ihnen gefallen, und was auf keinen Fall fehlen darf. Sobald etwas Passendes hereinkommt, erhalten Sie eine Nachricht, mit allen Angaben und ohne Werbung. Abmelden geht mit einem Klick.</p>',
		),
	},
	{
		id: PAGE_ARTICLE.valuation,
		age: 211,
		scene: 'suburb',
		title: t(
			'Wat is uw woning vandaag waard?',
			'Que vaut votre bien aujourd’hui ?',
			'What is your home worth today?',
			'Was ist Ihre Immobilie heute wert?',
		),
		intro: t(
			'Gratis, binnen drie werkdagen en met de berekening erbij.',
			'Gratuit, sous trois jours ouvrables, calcul à l’appui.',
			'Free, within three working days, with the calculation included.',
			'Kostenlos, innerhalb von drei Werktagen und mit nachvollziehbarer Berechnung.',
		),
		body: t(
			'<p>Na uw aanvraag belt de makelaar van uw buurt voor een afspraak. Het bezoek duurt een uur. Daarna krijgt u een verslag met vergelijkingspunten, een verwachte verkooptermijn en advies over wat u het best nog doet, of net niet.</p>',
			'<p>Après votre demande, l’agent de votre quartier vous appelle pour un rendez-vous d’une heure. Vous recevez ensuite un rapport avec points de comparaison, délai de vente probable et conseils sur ce qu’il vaut mieux faire, ou ne pas faire.</p>',
			'<p>After your request the agent for your area calls to make an appointment. The visit takes an hour. You then get a report with comparables, an expected time to sell and advice on what to do first, or better not.</p>',
			'<p>Nach Ihrer Anfrage ruft der Makler Ihrer Gegend an, um einen Termin zu vereinbaren. Der Besuch dauert eine Stunde. Danach erhalten Sie einen Bericht mit Vergleichswerten, einer voraussichtlichen Verkaufsdauer und Ratschlägen, was Sie am besten noch tun oder lieber lassen.</p>',
		),
	},
	{
		id: PAGE_ARTICLE.jobs,
		age: 120,
		scene: 'desk',
		title: t('Iets voor u?', 'Quelque chose pour vous ?', 'Something for you?', 'Etwas für Sie?'),
		intro: t(
			'Wij zoeken mensen die graag luisteren en niet overdrijven.',
			'Nous cherchons des gens qui aiment écouter et n’aiment pas exagérer.',
			'We are looking for people who like to listen and do not exaggerate.',
			'Wir suchen Menschen, die gern zuhören und ungern übertreiben.',
		),
		body: t(
			'<p>Makelaar, huurbeheerder of administratief talent: u krijgt tijd om elk dossier te kennen, een vaste buurt en collega’s die helpen. Een BIV-stage kan bij ons.</p><p>Geen vacature die past? Stuur uw cv toch: wij lezen het en laten iets weten.</p>',
			'<p>Agent, gestionnaire locatif ou talent administratif : vous avez le temps de connaître chaque dossier, un quartier fixe et des collègues qui aident. Un stage IPI est possible chez nous.</p><p>Aucun poste ne vous convient ? Envoyez quand même votre CV : nous le lisons et vous répondons.</p>',
			'<p>Agent, letting manager or administrator: you get the time to know every file, an area of your own and colleagues who help. A BIV-IPI traineeship is possible with us.</p><p>No vacancy that fits? Send your CV all the same: we read it and let you know.</p>',
			'<p>Immobilienmakler, Mietverwalter oder Organisationstalent: Sie bekommen Zeit, jede Akte zu kennen, ein festes Viertel und Kollegen, die helfen. Ein BIV-IPI-Praktikum ist bei uns möglich.</p><p>Keine passende Stelle? Senden Sie uns trotzdem Ihren Lebenslauf: Wir lesen ihn und melden uns.</p>',
		),
		link: {
			label: t('Stuur uw cv', 'Envoyez votre CV', 'Send your CV', 'Senden Sie Ihren Lebenslauf'),
			path: '/contact/?reason=job',
		},
	},
];
