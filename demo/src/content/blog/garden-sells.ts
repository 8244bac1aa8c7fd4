import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const gardenSells: ArticlePlan = {
	id: 309,
	age: 160,
	scene: 'garden',
	author: 'Lucas Van Damme',
	tags: ['selling', 'living'],
	title: t(
		'Een tuin verkoopt mee, ook in november',
		'Un jardin aide à vendre, même en novembre',
		'A garden helps to sell, even in November',
		'Ein Garten verkauft mit, auch im November',
	),
	intro: t(
		'Fotografie is wachten op licht. Maar een paar uur werk vooraf scheelt meer.',
		'Photographier, c’est attendre la lumière. Quelques heures de travail avant comptent plus encore.',
		'Photography is waiting for light. But a few hours of work beforehand matter more.',
		'Fotografieren heißt auf Licht warten. Ein paar Stunden Vorbereitung bewirken aber mehr.',
	),
	body: t(
		'<p>De eerste foto van een woning krijgt gemiddeld drie seconden. De tuin krijgt er vijf, als ze tenminste leesbaar is.</p><h3>Ruim de lijnen op</h3><p>Een gemaaid gazon met een rechte rand, een leeg terras met één tafel, geen wasdraad. Het oog zoekt ruimte, geen spullen.</p><h3>Kies het uur</h3><p>Een tuin op het zuiden fotograferen we rond elf uur, een stadstuin tussen hoge muren net na de middag. In de winter wachten we op rijp of op laag licht: dat geeft diepte.</p><h3>Toon de grens</h3><p>Kopers willen weten waar de tuin ophoudt. We maken één beeld van de achterkant van het perceel naar het huis toe.</p><h3>Wat u niet hoeft te doen</h3><p>Nieuwe planten kopen. Een gesnoeide haag en een geveegd pad doen meer.</p>',
		'<p>La première photo d’un bien reçoit en moyenne trois secondes. Le jardin en reçoit cinq, s’il est lisible.</p><h3>Dégagez les lignes</h3><p>Une pelouse tondue au bord net, une terrasse vide avec une table, pas de séchoir. L’œil cherche l’espace, pas les objets.</p><h3>Choisissez l’heure</h3><p>Un jardin au sud se photographie vers onze heures, un jardin de ville entre de hauts murs juste après midi. L’hiver, nous attendons le givre ou la lumière rasante.</p><h3>Montrez la limite</h3><p>L’acheteur veut savoir où finit le jardin. Nous prenons toujours une vue du fond de la parcelle vers la maison.</p><h3>Inutile</h3><p>D’acheter des plantes. Une haie taillée et une allée balayée font davantage.</p>',
		'<p>The first picture of a home gets three seconds on average. The garden gets five, if it can be read.</p><h3>Clear the lines</h3><p>A mown lawn with a straight edge, an empty terrace with one table, no washing line. The eye looks for space, not for things.</p><h3>Choose the hour</h3><p>A south garden we photograph around eleven, a walled town garden just after noon. In winter we wait for frost or low light: it gives depth.</p><h3>Show the boundary</h3><p>Buyers want to know where the garden ends. We always take one picture from the far end towards the house.</p><h3>What you need not do</h3><p>Buy new plants. A clipped hedge and a swept path do more.</p>',
		'<p>Das erste Foto einer Immobilie bekommt im Schnitt drei Sekunden. Der Garten bekommt fünf, sofern er lesbar ist.</p><h3>Räumen Sie die Linien auf</h3><p>Ein gemähter Rasen mit gerader Kante, eine leere Terrasse mit einem Tisch, keine Wäscheleine. Das Auge sucht Raum, keine Dinge.</p><h3>Wählen Sie die Stunde</h3><p>Einen Südgarten fotografieren wir gegen elf Uhr, einen Stadtgarten zwischen hohen Mauern kurz nach Mittag. Im Winter warten wir auf Raureif oder tiefes Licht: Das gibt Tiefe.</p><h3>Zeigen Sie die Grenze</h3><p>Käufer wollen wissen, wo der Garten aufhört. Wir machen ein Bild vom hinteren Ende des Grundstücks zum Haus hin.</p><h3>Was Sie nicht tun müssen</h3><p>Neue Pflanzen kaufen. Eine geschnittene Hecke und ein gefegter Weg bewirken mehr.</p>',
	),
};
