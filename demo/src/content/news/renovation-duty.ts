import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const renovationDuty: ArticlePlan = {
	id: 203,
	age: 27,
	scene: 'energy',
	author: 'Greet Hendrickx',
	tags: ['renovating', 'certificates'],
	title: t(
		'Label E of F gekocht? Zo haalt u label D op tijd',
		'Acheté avec un label E ou F ? Atteindre le D à temps',
		'Bought with label E or F? How to reach D in time',
		'Mit Label E oder F gekauft? So erreichen Sie Label D rechtzeitig',
	),
	intro: t(
		'Wie in Vlaanderen sinds 2023 een huis of appartement met label E of F koopt, moet het binnen vijf jaar naar label D brengen.',
		'Qui achète en Flandre, depuis 2023, une maison ou un appartement de label E ou F doit l’amener au label D dans les cinq ans.',
		'Whoever has bought a house or apartment with label E or F in Flanders since 2023 must bring it to label D within five years.',
		'Wer in Flandern seit 2023 ein Haus oder eine Wohnung mit Label E oder F kauft, muss die Immobilie innerhalb von sechs Jahren auf Label D bringen.',
	),
	body: t(
		'<p>De termijn loopt vanaf de notariële akte. Aan het einde toont een nieuw energieprestatiecertificaat dat het kengetal op 400 kWh/m² per jaar of lager ligt.</p><h3>Wat het meeste oplevert</h3><ol><li><strong>Dak.</strong> Isolatie van dak of zoldervloer is vaak goed voor één volledige letter, en meestal de goedkoopste ingreep.</li><li><strong>Ramen.</strong> Enkel glas vervangen door hoogrendementsglas.</li><li><strong>Ketel.</strong> Een condensatieketel of warmtepomp in plaats van een oude stookolieketel.</li><li><strong>Muren.</strong> Na-isolatie van een spouw is in twee dagen klaar.</li></ol><h3>Wie helpt betalen</h3><p>Mijn VerbouwPremie vergoedt een deel volgens inkomen en de Mijn VerbouwLening spreidt de rest. Vraag de premie op tijd aan en bewaar elke factuur.</p><h3>Onze raad</h3><p>Laat vóór uw bod een energiedeskundige meekijken. Het certificaat bevat aanbevelingen met een geschatte prijs; wij rekenen ze graag met u door.</p>',
		'<p>Le délai court à partir de l’acte. À la fin, un nouveau certificat énergétique doit montrer un score de 400 kWh/m² par an ou moins.</p><h3>Ce qui rapporte le plus</h3><ol><li><strong>La toiture.</strong> Isoler le toit ou le plancher du grenier fait souvent gagner une lettre, et c’est d’ordinaire le moins cher.</li><li><strong>Les châssis.</strong> Remplacer le simple vitrage par du vitrage à haut rendement.</li><li><strong>La chaudière.</strong> Une chaudière à condensation ou une pompe à chaleur au lieu d’un vieux mazout.</li><li><strong>Les murs.</strong> Remplir une coulisse se fait en deux jours.</li></ol><h3>Qui aide à payer</h3><p>La Mijn VerbouwPremie rembourse une part selon les revenus, la Mijn VerbouwLening étale le reste. Demandez à temps et gardez chaque facture.</p><h3>Notre conseil</h3><p>Faites venir un expert avant votre offre. Le certificat contient des recommandations chiffrées ; nous les calculons volontiers avec vous.</p>',
		'<p>The term runs from the notarial deed. At the end a new energy certificate must show a score of 400 kWh/m² a year or less.</p><h3>What yields most</h3><ol><li><strong>Roof.</strong> Insulating roof or attic floor is often worth a whole letter, and usually the cheapest step.</li><li><strong>Windows.</strong> Replacing single panes by high-efficiency glass.</li><li><strong>Boiler.</strong> A condensing boiler or heat pump instead of old oil heating.</li><li><strong>Walls.</strong> Filling a cavity takes two days.</li></ol><h3>Who helps to pay</h3><p>The Mijn VerbouwPremie grant refunds part according to income, and the Mijn VerbouwLening loan spreads the rest. Apply in time and keep every invoice.</p><h3>Our advice</h3><p>Bring an energy expert before you make an offer. The certificate holds recommendations with estimated prices; we will gladly go through them with you.</p>',
		'<p>Die Frist läuft ab der notariellen Urkunde. Am Ende zeigt ein neuer Energieausweis, dass der Kennwert bei 400 kWh/m² pro Jahr oder darunter liegt.</p><h3>Was am meisten bringt</h3><ol><li><strong>Dach.</strong> Dach oder oberste Geschossdecke zu dämmen, bringt oft einen ganzen Buchstaben und ist meist der günstigste Schritt.</li><li><strong>Fenster.</strong> Einfachglas durch Wärmeschutzglas ersetzen.</li><li><strong>Heizkessel.</strong> Ein Brennwertkessel oder eine Wärmepumpe statt eines alten Ölkessels.</li><li><strong>Mauern.</strong> Eine Hohlschicht nachträglich zu dämmen, dauert zwei Tage.</li></ol><h3>Wer mitbezahlt</h3><p>Die Mijn VerbouwPremie erstattet je nach Einkommen einen Teil, die Mijn VerbouwLening verteilt den Rest. Beantragen Sie den Zuschuss rechtzeitig und heben Sie jede Rechnung auf.</p><h3>Unser Rat</h3><p>Ziehen Sie vor Ihrem Angebot einen Energieberater hinzu. Der Ausweis enthält Empfehlungen mit geschätzten Preisen; wir rechnen sie gern mit Ihnen durch.</p>',
	),
};
