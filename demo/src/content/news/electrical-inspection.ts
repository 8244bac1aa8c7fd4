import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const electricalInspection: ArticlePlan = {
	id: 208,
	age: 118,
	scene: 'keys',
	author: 'Tom Wouters',
	tags: ['certificates', 'selling'],
	title: t(
		'Afgekeurde elektriciteit: achttien maanden om het goed te maken',
		'Installation électrique non conforme : dix-huit mois',
		'Failed electrical inspection: eighteen months to put it right',
		'Elektroanlage durchgefallen: achtzehn Monate Zeit zum Nachbessern',
	),
	intro: t(
		'Een negatief keuringsverslag houdt een verkoop niet tegen. De koper krijgt wel een termijn.',
		'Un rapport négatif n’empêche pas la vente. L’acheteur reçoit toutefois un délai.',
		'A negative report does not stop a sale. But the buyer gets a deadline.',
		'Ein negativer Prüfbericht hält einen Verkauf nicht auf. Der Käufer bekommt aber eine Frist.',
	),
	body: t(
		'<p>Is een installatie ouder dan 25 jaar of nooit volledig gekeurd, dan laat de verkoper ze controleren. In oude huizen is het verslag bijna altijd negatief: een ontbrekende aarding, geen schema’s, te zware zekeringen.</p><h3>Wat de koper moet doen</h3><p>Binnen achttien maanden na de akte laat de koper in Vlaanderen de gebreken herstellen en opnieuw keuren door hetzelfde of een ander erkend organisme.</p><h3>Wat het kost</h3><p>Enkele ontbrekende schema’s laten tekenen kost enkele honderden euro’s. Een rijwoning volledig opnieuw bekabelen kost al gauw 8.000 tot 15.000 euro, afhankelijk van de afwerking.</p><h3>Slim plannen</h3><p>Combineer het met andere werken: wie toch pleistert of een keuken plaatst, legt de leidingen mee. Vraag een premie aan voor het geheel.</p><p>Wij laten elke installatie keuren voor een woning online komt, en hangen het verslag bij het dossier.</p>',
		'<p>Si l’installation a plus de 25 ans ou n’a jamais été contrôlée entièrement, le vendeur la fait vérifier. Dans les maisons anciennes, le rapport est presque toujours négatif : terre absente, schémas manquants, fusibles trop forts.</p><h3>Ce que doit faire l’acheteur</h3><p>En Flandre, dans les dix-huit mois de l’acte, il fait corriger les défauts et recontrôler par un organisme agréé.</p><h3>Le coût</h3><p>Faire dessiner des schémas coûte quelques centaines d’euros. Recâbler une maison mitoyenne revient vite à 8 000 à 15 000 euros selon les finitions.</p><h3>Bien planifier</h3><p>Combinez avec d’autres travaux : qui plafonne ou place une cuisine passe les câbles en même temps. Demandez une prime pour l’ensemble.</p><p>Nous faisons contrôler chaque installation avant la mise en ligne et joignons le rapport au dossier.</p>',
		'<p>If an installation is more than 25 years old or was never fully inspected, the seller has it checked. In old houses the report is nearly always negative: no earth, no diagrams, fuses too heavy.</p><h3>What the buyer must do</h3><p>In Flanders, within eighteen months of the deed, have the defects mended and inspected again by an approved body.</p><h3>What it costs</h3><p>Having missing diagrams drawn costs a few hundred euros. Rewiring a terraced house soon comes to 8.000 to 15.000 euros, depending on the finish.</p><h3>Plan cleverly</h3><p>Combine it with other work: if you plaster or fit a kitchen anyway, lay the cables at the same time. Apply for a grant for the whole.</p><p>We have every installation inspected before a home goes online and put the report in the file.</p>',
		'<p>Ist eine Anlage älter als 25 Jahre oder nie vollständig geprüft worden, lässt der Verkäufer sie kontrollieren. In alten Häusern fällt der Bericht fast immer negativ aus: fehlende Erdung, keine Pläne, zu starke Sicherungen.</p><h3>Was der Käufer tun muss</h3><p>Innerhalb von achtzehn Monaten nach der Urkunde lässt der Käufer in Flandern die Mängel beheben und von derselben oder einer anderen anerkannten Stelle erneut prüfen.</p><h3>Was es kostet</h3><p>Einige fehlende Pläne zeichnen zu lassen, kostet ein paar Hundert Euro. Ein Reihenhaus komplett neu zu verkabeln, kostet schnell 8.000 bis 15.000 Euro, je nach Ausführung.</p><h3>Klug planen</h3><p>Verbinden Sie es mit anderen Arbeiten: Wer ohnehin verputzt oder eine Küche einbaut, verlegt die Leitungen gleich mit. Beantragen Sie einen Zuschuss für das Ganze.</p><p>Wir lassen jede Anlage prüfen, bevor eine Immobilie online geht, und legen den Bericht zur Akte.</p>',
	),
};
