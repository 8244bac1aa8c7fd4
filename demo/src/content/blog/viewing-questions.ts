import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const viewingQuestions: ArticlePlan = {
	id: 301,
	age: 9,
	scene: 'interior',
	author: 'Joris De Clercq',
	tags: ['buying'],
	title: t(
		'Zeven dingen die u bij een bezoek niet mag vergeten',
		'Sept choses à ne pas oublier lors d’une visite',
		'Seven things not to forget at a visit',
		'Sieben Dinge, die Sie bei einer Besichtigung nicht vergessen dürfen',
	),
	intro: t(
		'Een bezoek duurt dertig minuten. Dit zijn de vragen die u later miste.',
		'Une visite dure trente minutes. Voici les questions qui vous manqueront après.',
		'A visit takes thirty minutes. These are the questions you will wish you had asked.',
		'Eine Besichtigung dauert dreißig Minuten. Das sind die Fragen, die Ihnen später fehlen.',
	),
	body: t(
		'<p>De eerste indruk kiest, de tweede beslist. Neem daarom een lijstje mee.</p><h3>Buiten</h3><ul><li>Kijk naar het dak van aan de overkant van de straat: verzakte nok, ontbrekende pannen, mos.</li><li>Tel de deurbellen van de buren. Wie woont er?</li><li>Kom ’s avonds terug en luister.</li></ul><h3>Binnen</h3><ul><li>Open een keukenkast onder de spoelbak: vocht ruikt u meteen.</li><li>Duw op de vloer bij het raam. Veert hij?</li><li>Draai een kraan open op de hoogste verdieping.</li><li>Kijk in de meterkast: hoe oud zijn de zekeringen?</li></ul><h3>Op papier</h3><p>Vraag het EPC, de keuring van de elektriciteit, het attest voor asbest en de stedenbouwkundige inlichtingen. Bij een appartement ook de verslagen van de laatste drie algemene vergaderingen. U krijgt ze bij ons voor u een bod doet.</p><p>En tot slot: stel uzelf op de koer, doe uw ogen dicht en vraag of u hier thuis zou komen.</p>',
		'<p>La première impression choisit, la seconde décide. Emportez donc une liste.</p><h3>Dehors</h3><ul><li>Regardez le toit depuis l’autre trottoir : faîte affaissé, tuiles manquantes, mousse.</li><li>Comptez les sonnettes des voisins. Qui habite là ?</li><li>Revenez le soir et écoutez.</li></ul><h3>Dedans</h3><ul><li>Ouvrez l’armoire sous l’évier : l’humidité se sent aussitôt.</li><li>Appuyez sur le plancher près de la fenêtre. Est-il souple ?</li><li>Ouvrez un robinet au dernier étage.</li><li>Regardez le coffret : quel âge ont les fusibles ?</li></ul><h3>Sur papier</h3><p>Demandez le certificat énergétique, le contrôle électrique, l’attestation amiante en Flandre et les renseignements urbanistiques. Pour un appartement, les procès-verbaux des trois dernières assemblées. Chez nous, vous les recevez avant toute offre.</p><p>Enfin, arrêtez-vous dans la cour, fermez les yeux et demandez-vous si vous rentreriez ici chez vous.</p>',
		'<p>The first impression chooses, the second decides. So bring a list.</p><h3>Outside</h3><ul><li>Look at the roof from across the street: a sagging ridge, missing tiles, moss.</li><li>Count the neighbours’ doorbells. Who lives there?</li><li>Come back in the evening and listen.</li></ul><h3>Inside</h3><ul><li>Open the cupboard under the sink: damp can be smelt at once.</li><li>Press on the floor by the window. Does it give?</li><li>Open a tap on the top floor.</li><li>Look into the meter cupboard: how old are the fuses?</li></ul><h3>On paper</h3><p>Ask for the energy certificate, the electrical report, in Flanders the asbestos certificate, and the planning information. For an apartment also the minutes of the last three general meetings. With us you get them before you make an offer.</p><p>And finally: stand in the yard, close your eyes, and ask whether you would be coming home here.</p>',
		'<p>Der erste Eindruck wählt, der zweite entscheidet. Nehmen Sie darum eine Liste mit.</p><h3>Draußen</h3><ul><li>Sehen Sie sich das Dach von der anderen Straßenseite an: abgesackter First, fehlende Ziegel, Moos.</li><li>Zählen Sie die Klingeln der Nachbarn. Wer wohnt dort?</li><li>Kommen Sie abends wieder und hören Sie hin.</li></ul><h3>Drinnen</h3><ul><li>Öffnen Sie den Schrank unter der Spüle: Feuchtigkeit riechen Sie sofort.</li><li>Drücken Sie am Fenster auf den Boden. Federt er?</li><li>Drehen Sie im obersten Stock einen Hahn auf.</li><li>Sehen Sie in den Zählerkasten: Wie alt sind die Sicherungen?</li></ul><h3>Auf Papier</h3><p>Fragen Sie nach dem Energieausweis, der Prüfung der Elektroanlage, der Asbestbescheinigung und den städtebaulichen Auskünften. Bei einer Wohnung auch nach den Protokollen der letzten drei Eigentümerversammlungen. Bei uns erhalten Sie alles, bevor Sie ein Angebot abgeben.</p><p>Und zum Schluss: Stellen Sie sich in den Hof, schließen Sie die Augen und fragen Sie sich, ob Sie hier zu Hause wären.</p>',
	),
};
