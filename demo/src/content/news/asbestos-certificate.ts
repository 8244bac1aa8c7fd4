import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const asbestosCertificate: ArticlePlan = {
	id: 205,
	age: 58,
	scene: 'suburb',
	author: 'Greet Hendrickx',
	tags: ['certificates', 'selling'],
	title: t(
		'Geen compromis zonder asbestattest',
		'Pas de compromis sans attestation amiante',
		'No sales agreement without an asbestos certificate',
		'Kein Kaufvertrag ohne Asbestbescheinigung',
	),
	intro: t(
		'Voor elk Vlaams gebouw van vóór 2001 hoort bij verkoop een asbestattest. Een “niet-asbestveilig” is geen ramp.',
		'En Flandre, tout bâtiment d’avant 2001 se vend avec une attestation amiante. Un « non sûr » n’est pas un drame.',
		'In Flanders every building from before 2001 is sold with an asbestos certificate. “Not asbestos-safe” is no disaster.',
		'Zu jedem flämischen Gebäude von vor 2001 gehört beim Verkauf eine Asbestbescheinigung. „Nicht asbestsicher“ ist keine Katastrophe.',
	),
	body: t(
		'<p>Sinds 23 november 2022 moet de verkoper het attest kunnen voorleggen vóór de onderhandse overeenkomst. Tegen 2032 heeft elke eigenaar van een gebouw uit het risicobouwjaar er een nodig, ook zonder verkoop.</p><h3>Wat de deskundige doet</h3><p>Een gecertificeerde asbestdeskundige inspecteert wat zichtbaar en bereikbaar is: leien, golfplaten, leidingisolatie, vloertegels, schouwen. Soms neemt hij een staal. Reken op een halve dag en enkele honderden euro’s.</p><h3>Hoe u het leest</h3><p>“Asbestveilig” betekent dat er geen asbest werd gevonden of dat het veilig blijft zitten. “Niet-asbestveilig” betekent dat er materialen zijn die op termijn weg moeten; het attest zegt welke en hoe dringend.</p><h3>Onderhandelen</h3><p>Hechtgebonden leien op een tuinhuis zijn iets anders dan losse isolatie in de kelder. Vraag de kost op, en spreek af wie wat doet. Wij zetten het attest bij elk dossier, niet pas als iemand ernaar vraagt.</p>',
		'<p>Depuis le 23 novembre 2022, le vendeur doit pouvoir présenter l’attestation avant le compromis. D’ici 2032, tout propriétaire d’un bâtiment à risque devra en avoir une, même sans vendre.</p><h3>Le travail de l’expert</h3><p>Un expert certifié inspecte ce qui est visible et accessible : ardoises, plaques ondulées, isolation de conduites, dalles, cheminées. Il prélève parfois un échantillon. Comptez une demi-journée et quelques centaines d’euros.</p><h3>Comment la lire</h3><p>« Sûr » signifie qu’aucun amiante n’a été trouvé ou qu’il peut rester en place sans danger. « Non sûr » signifie que certains matériaux devront disparaître ; l’attestation dit lesquels et avec quelle urgence.</p><h3>Négocier</h3><p>Des ardoises sur un abri de jardin ne valent pas une isolation friable en cave. Demandez le coût et convenez de qui fait quoi. Chez nous, l’attestation est au dossier d’emblée.</p>',
		'<p>Since 23 November 2022 the seller must be able to produce the certificate before the sales agreement. By 2032 every owner of a building of the risk years needs one, sale or no sale.</p><h3>What the expert does</h3><p>A certified expert inspects what can be seen and reached: slates, corrugated sheets, pipe insulation, floor tiles, flues. Sometimes a sample is taken. Count on half a day and a few hundred euros.</p><h3>How to read it</h3><p>“Asbestos-safe” means that none was found or that it may safely stay. “Not asbestos-safe” means there are materials that will have to go in time; the certificate says which, and how urgently.</p><h3>Negotiating</h3><p>Bonded slates on a garden shed differ from loose insulation in a cellar. Ask for the cost and agree who does what. We put the certificate in every file from the start.</p>',
		'<p>Seit dem 23. November 2022 muss der Verkäufer die Bescheinigung vor dem privatschriftlichen Kaufvertrag vorlegen können. Bis 2032 braucht jeder Eigentümer eines Gebäudes aus den Risikojahren eine, auch ohne Verkauf.</p><h3>Was der Sachverständige tut</h3><p>Ein zertifizierter Asbestsachverständiger prüft, was sichtbar und erreichbar ist: Schiefer, Wellplatten, Rohrisolierung, Bodenfliesen, Kamine. Manchmal nimmt er eine Probe. Rechnen Sie mit einem halben Tag und einigen Hundert Euro.</p><h3>Wie Sie sie lesen</h3><p>„Asbestsicher“ heißt, dass kein Asbest gefunden wurde oder dass er gefahrlos bleiben kann. „Nicht asbestsicher“ heißt, dass Materialien vorhanden sind, die auf Dauer entfernt werden müssen; die Bescheinigung sagt, welche und wie dringend.</p><h3>Verhandeln</h3><p>Fest gebundene Schieferplatten auf einem Gartenhaus sind etwas anderes als lose Isolierung im Keller. Erfragen Sie die Kosten und vereinbaren Sie, wer was übernimmt. Wir legen die Bescheinigung zu jeder Akte, nicht erst, wenn jemand danach fragt.</p>',
	),
};
