import { texts as t } from '../texts.ts';
import type { ArticlePlan } from './article.ts';

export const LEGAL_ARTICLE = { privacy: 121, cookies: 122, disclaimer: 123 } as const;

export const LEGAL_ARTICLES: readonly ArticlePlan[] = [
	{
		id: LEGAL_ARTICLE.privacy,
		age: 320,
		title: t(
			'Privacyverklaring',
			'Déclaration de confidentialité',
			'Privacy statement',
			'Datenschutzerklärung',
		),
		intro: t(
			'Welke gegevens wij bewaren, waarom en hoelang.',
			'Quelles données nous gardons, pourquoi et combien de temps.',
			'Which data we keep, why and for how long.',
			'Welche Daten wir aufbewahren, warum und wie lange.',
		),
		body: t(
			'<p>Verwerkingsverantwoordelijke is Meander Vastgoed bv, Coupure Links 214, 9000 Gent. Vragen over uw gegevens: privacy@meander.example.</p><h3>Wat we verwerken</h3><p>Wat u in een formulier invult, uw berichten en afspraken. Voor een verkoop of verhuur verplicht de antiwitwaswet ons ook uw identiteit vast te stellen.</p><h3>Hoelang</h3><p>Een vraag om informatie één jaar, een zoekopdracht tot u ze stopzet, een verkoopdossier tien jaar. Bezoekcijfers van panden bevatten geen persoonsgegevens.</p><h3>Uw rechten</h3><p>U mag uw gegevens inkijken, verbeteren, laten wissen of meenemen, en bezwaar maken. Komt u er met ons niet uit, dan kunt u terecht bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel.</p>',
			'<p>Le responsable du traitement est Meander Vastgoed bv, Coupure Links 214, 9000 Gand. Questions : privacy@meander.example.</p><h3>Ce que nous traitons</h3><p>Ce que vous indiquez dans un formulaire, vos messages et rendez-vous. Pour une vente ou une location, la loi anti-blanchiment nous impose aussi de vérifier votre identité.</p><h3>Combien de temps</h3><p>Une demande d’information un an, une alerte jusqu’à ce que vous l’arrêtiez, un dossier de vente dix ans. Les statistiques de visite ne contiennent aucune donnée personnelle.</p><h3>Vos droits</h3><p>Vous pouvez consulter, corriger, effacer ou emporter vos données, et vous opposer. À défaut d’accord, l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles, est compétente.</p>',
			'<p>The controller is Meander Vastgoed bv, Coupure Links 214, 9000 Ghent. Questions about your data: privacy@meander.example.</p><h3>What we process</h3><p>What you enter in a form, your messages and appointments. For a sale or a letting, anti-money-laundering law also obliges us to establish your identity.</p><h3>How long</h3><p>A request for information one year, a search alert until you stop it, a sales file ten years. Visit figures of homes hold no personal data.</p><h3>Your rights</h3><p>You may see, correct, erase or take along your data, and object. If we cannot agree, the Data Protection Authority, Rue de la Presse 35, 1000 Brussels, is there for you.</p>',
			'<p>Verantwortlich für die Verarbeitung ist Meander Vastgoed bv, Coupure Links 214, 9000 Gent. Fragen zu Ihren Daten: privacy@meander.example.</p><h3>Was wir verarbeiten</h3><p>Was Sie in ein Formular eintragen, Ihre Nachrichten und Termine. Für einen Verkauf oder eine Vermietung verpflichtet uns das Geldwäschegesetz auch, Ihre Identität festzustellen.</p><h3>Wie lange</h3><p>Eine Anfrage ein Jahr, einen Suchauftrag, bis Sie ihn beenden, eine Verkaufsakte zehn Jahre. Besuchszahlen von Immobilien enthalten keine personenbezogenen Daten.</p><h3>Ihre Rechte</h3><p>Sie dürfen Ihre Daten einsehen, berichtigen, löschen lassen oder mitnehmen und der Verarbeitung widersprechen. Werden wir uns nicht einig, können Sie sich an die Datenschutzbehörde wenden, Rue de la Presse 35, 1000 Brüssel.</p>',
		),
	},
	{
		id: LEGAL_ARTICLE.cookies,
		age: 320,
		title: t('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
		intro: t(
			'Weinig cookies, en alleen met uw akkoord meer dan nodig.',
			'Peu de cookies, et davantage seulement avec votre accord.',
			'Few cookies, and more than necessary only with your consent.',
			'Wenige Cookies, und mehr als nötig nur mit Ihrer Einwilligung.',
		),
		body: t(
			'<p>Noodzakelijk zijn: uw taal (een jaar), uw cookiekeuze (zes maanden) en, voor eigenaars, het inloggen (tot u de browser sluit). Zolang het tabblad openstaat, onthoudt uw browser ook uw laatste zoekopdracht, wat u in een formulier typte en hoe ver u scrolde. Een formulier van meer stappen, zoals een bod, bewaart uw browser hoogstens zeven dagen. Daarvoor vragen we geen toestemming.</p><h3>Wat u zelf bewaart</h3><p>Uw favorieten en de panden die u vergelijkt, staan als nummers in uw browser, omdat u erom vraagt, tot u ze weghaalt. Zodra u de vraag over cookies hebt beantwoord, met ja of nee, onthoudt uw browser ook de laatste twaalf panden die u bekeek. Zonder account houden wij daar niets van bij: de nummers dienen alleen om u die panden te tonen. Met een account staan uw favorieten en de laatst bekeken panden ook daar, zodat u ze op al uw toestellen terugvindt. Met “Wis laatst bekeken” maakt u de lijst leeg.</p><h3>Met uw toestemming</h3><p>Meting van bezoek, opslag voor advertenties, gebruik van gegevens voor advertenties en personalisering. U kiest per doel, weigeren is één klik en verandert niets aan wat u op deze site kunt doen.</p><h3>Van gedachten veranderd?</h3><p>Onderaan elke pagina opent u de keuze opnieuw.</p>',
			'<p>Sont nécessaires : votre langue (un an), votre choix en matière de cookies (six mois) et, pour les propriétaires, la connexion (jusqu’à la fermeture du navigateur). Tant que l’onglet reste ouvert, votre navigateur retient aussi votre dernière recherche, ce que vous avez saisi dans un formulaire et votre position dans la page. Un formulaire en plusieurs étapes, comme une offre, reste sept jours au plus dans votre navigateur. Cela ne demande pas d’accord.</p><h3>Ce que vous gardez vous-même</h3><p>Vos favoris et les biens que vous comparez se trouvent sous forme de numéros dans votre navigateur, parce que vous le demandez, jusqu’à ce que vous les retiriez. Dès que vous avez répondu à la question sur les cookies, par oui ou par non, votre navigateur retient aussi les douze derniers biens vus. Sans compte, nous n’en gardons rien : les numéros servent uniquement à vous montrer ces biens. Avec un compte, vos favoris et les biens vus récemment y figurent aussi, pour que vous les retrouviez sur tous vos appareils. « Effacer l’historique » vide la liste.</p><h3>Avec votre accord</h3><p>Mesure d’audience, stockage publicitaire, usage de données à des fins publicitaires et personnalisation. Vous choisissez par finalité ; refuser se fait en un clic et ne change rien à l’usage du site.</p><h3>Changé d’avis ?</h3><p>Le choix se rouvre au bas de chaque page.</p>',
			'<p>These are necessary: your language (a year), your cookie choice (six months) and, for owners, the log-in (until you close the browser). While the tab is open, your browser also remembers your last search, what you typed in a form and how far you scrolled. A form of several steps, such as an offer, stays in your browser for seven days at most. None of this needs your consent.</p><h3>What you keep yourself</h3><p>Your favourites and the homes that you compare are stored in your browser as numbers, because you ask for it, until you remove them. Once you have answered the question about cookies, with yes or no, your browser also remembers the last twelve homes that you viewed. Without an account we keep none of it: the numbers serve only to show you those homes. With an account, your favourites and recently viewed properties are kept there too, so that you find them on all your devices. “Clear recently viewed” empties the list.</p><h3>With your consent</h3><p>Measuring visits, storage for advertising, use of data for advertising, and personalisation. You choose per purpose; refusing takes one click and changes nothing about what you can do here.</p><h3>Changed your mind?</h3><p>You can reopen the choice at the foot of every page.</p>',
			'<p>Notwendig sind: Ihre Sprache (ein Jahr), Ihre Cookie-Auswahl (sechs Monate) und, für Eigentümer, die Anmeldung (bis Sie den Browser schließen). Solange der Tab geöffnet ist, merkt sich Ihr Browser auch Ihre letzte Suche, was Sie in ein Formular getippt haben und wie weit Sie gescrollt sind. Ein Formular mit mehreren Schritten, etwa ein Angebot, bleibt höchstens sieben Tage in Ihrem Browser. Dafür fragen wir nicht um Einwilligung.</p><h3>Was Sie selbst aufbewahren</h3><p>Ihre Favoriten und die Immobilien, die Sie vergleichen, stehen als Nummern in Ihrem Browser, weil Sie darum bitten, bis Sie sie entfernen. Sobald Sie die Frage zu Cookies mit Ja oder Nein beantwortet haben, merkt sich Ihr Browser auch die letzten zwölf Immobilien, die Sie angesehen haben. Ohne Konto bewahren wir davon nichts auf: Die Nummern dienen nur dazu, Ihnen diese Immobilien zu zeigen. Mit einem Konto stehen Ihre Favoriten und die zuletzt angesehenen Immobilien auch dort, damit Sie sie auf allen Ihren Geräten wiederfinden. Mit „Verlauf löschen“ leeren Sie die Liste.</p><h3>Mit Ihrer Einwilligung</h3><p>Messung der Besuche, Speicherung für Werbung, Verwendung von Daten für Werbung und Personalisierung. Sie wählen je Zweck; ablehnen geht mit einem Klick und ändert nichts daran, was Sie auf dieser Website tun können.</p><h3>Anders überlegt?</h3><p>Ganz unten auf jeder Seite öffnen Sie die Auswahl erneut.</p>',
		),
	},
	{
		id: LEGAL_ARTICLE.disclaimer,
		age: 320,
		title: t('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftungsausschluss'),
		intro: t(
			'Wat onze advertenties wel en niet zijn.',
			'Ce que nos annonces sont, et ne sont pas.',
			'What our adverts are, and what they are not.',
			'Was unsere Inserate sind und was nicht.',
		),
		body: t(
			'<p>Onze advertenties zijn uitnodigingen voor een bezoek, geen aanbod waaraan partijen gebonden zijn. Oppervlakten zijn gemeten volgens de BIV-meetcode en indicatief.</p><h3>Verzonnen kantoor</h3><p>Meander is een demonstratie. Kantoor, mensen, panden, prijzen en nummers zijn verzonnen; gelijkenis met bestaande adressen berust op toeval. De afbeeldingen zijn tekeningen.</p><h3>Regels en tarieven</h3><p>Fiscale en juridische informatie is algemeen en kan veranderen. Vraag uw notaris wat voor u geldt.</p>',
			'<p>Nos annonces invitent à visiter, elles ne constituent pas une offre engageante. Les surfaces sont mesurées selon le code IPI et données à titre indicatif.</p><h3>Agence fictive</h3><p>Meander est une démonstration. Agence, personnes, biens, prix et numéros sont inventés ; toute ressemblance est fortuite. Les images sont des dessins.</p><h3>Règles et taux</h3><p>L’information fiscale et juridique est générale et peut changer. Votre notaire vous dira ce qui vous concerne.</p>',
			'<p>Our adverts are invitations to visit, not binding offers. Areas are measured according to the BIV-IPI code and are indicative.</p><h3>A fictional agency</h3><p>Meander is a demonstration. Agency, people, homes, prices and numbers are invented; any likeness to real addresses is accidental. The pictures are drawings.</p><h3>Rules and rates</h3><p>Tax and legal information is general and may change. Ask your notary what applies to you.</p>',
			'<p>Unsere Inserate laden zu einer Besichtigung ein und sind kein bindendes Angebot. Flächen sind nach dem Messkodex des BIV-IPI gemessen und dienen der Orientierung.</p><h3>Ein erfundenes Büro</h3><p>Meander ist eine Demonstration. Büro, Menschen, Immobilien, Preise und Nummern sind erfunden; Ähnlichkeiten mit bestehenden Adressen sind Zufall. Die Bilder sind Zeichnungen.</p><h3>Regeln und Tarife</h3><p>Steuerliche und rechtliche Informationen sind allgemein und können sich ändern. Fragen Sie Ihren Notar, was für Sie gilt.</p>',
		),
	},
];
