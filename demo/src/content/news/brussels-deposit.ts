import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const brusselsDeposit: ArticlePlan = {
	id: 204,
	age: 41,
	scene: 'boulevard',
	author: 'Amélie Lambert',
	tags: ['renting'],
	title: t(
		'Huurwaarborg: drie maanden in Vlaanderen, twee in Brussel',
		'Garantie locative : trois mois en Flandre, deux à Bruxelles',
		'Rental deposit: three months in Flanders, two in Brussels',
		'Mietkaution: drei Monate in Flandern, zwei in Brüssel',
	),
	intro: t(
		'De waarborg verschilt per gewest. Wie verhuist van Gent naar Elsene, merkt het meteen.',
		'La garantie diffère selon la région. Qui déménage de Gand à Ixelles le remarque aussitôt.',
		'The deposit differs by region. Move from Ghent to Ixelles and you will notice at once.',
		'Die Kaution ist von Region zu Region verschieden. Wer von Gent nach Ixelles zieht, merkt es sofort.',
	),
	body: t(
		'<p>In Vlaanderen mag een verhuurder hoogstens drie maanden huur als waarborg vragen. In Brussel is dat voor nieuwe contracten sinds eind 2024 nog twee maanden, ongeacht of u ze in één keer of via een bankwaarborg stelt. Ook in Wallonië geldt twee maanden.</p><h3>Waar het geld staat</h3><p>Altijd op een geblokkeerde rekening op naam van de huurder, nooit op de rekening van de eigenaar en nooit in contanten. De intresten zijn voor de huurder.</p><h3>Hoe u ze terugkrijgt</h3><p>Met een schriftelijk akkoord van beide partijen of een vonnis. De plaatsbeschrijving bij intrede is daarbij het belangrijkste stuk: zonder kan de verhuurder moeilijk schade aantonen.</p><h3>Wat wij doen</h3><p>We stellen een onafhankelijk expert aan, delen de kosten tussen beide partijen en bezorgen u alle foto’s. Het bedrag, de huur en de kosten staan apart in elke advertentie.</p>',
		'<p>En Flandre, un bailleur peut demander au plus trois mois de loyer. À Bruxelles, pour les nouveaux baux, c’est deux mois depuis fin 2024, que la garantie soit versée en une fois ou constituée auprès d’une banque. La Wallonie connaît aussi deux mois.</p><h3>Où se trouve l’argent</h3><p>Toujours sur un compte bloqué au nom du locataire, jamais sur celui du propriétaire ni en espèces. Les intérêts reviennent au locataire.</p><h3>Comment la récupérer</h3><p>Par accord écrit des deux parties ou par jugement. L’état des lieux d’entrée est la pièce maîtresse : sans lui, le bailleur prouvera difficilement un dégât.</p><h3>Ce que nous faisons</h3><p>Nous désignons un expert indépendant, partageons les frais et vous remettons toutes les photos. Garantie, loyer et charges figurent séparément dans chaque annonce.</p>',
		'<p>In Flanders a landlord may ask three months’ rent at most. In Brussels it has been two months for new leases since late 2024, whether paid at once or through a bank guarantee. In Wallonia, too, it is two.</p><h3>Where the money is</h3><p>Always in a blocked account in the tenant’s name, never in the owner’s account and never in cash. Interest belongs to the tenant.</p><h3>How you get it back</h3><p>With a written agreement of both parties, or a judgment. The inventory at the start is the key document: without it a landlord can hardly prove damage.</p><h3>What we do</h3><p>We appoint an independent expert, split the cost between both parties and send you every photograph. Deposit, rent and charges are stated separately in each advert.</p>',
		'<p>In Flandern darf ein Vermieter höchstens drei Monatsmieten als Kaution verlangen. In Brüssel sind es für neue Verträge seit Ende 2024 noch zwei Monate, gleich ob Sie auf einmal oder über eine Bankgarantie zahlen. Auch in Wallonien gelten zwei Monate.</p><h3>Wo das Geld liegt</h3><p>Immer auf einem Sperrkonto auf den Namen des Mieters, nie auf dem Konto des Eigentümers und nie in bar. Die Zinsen stehen dem Mieter zu.</p><h3>Wie Sie sie zurückbekommen</h3><p>Mit schriftlichem Einverständnis beider Parteien oder mit einem Urteil. Das wichtigste Dokument ist dabei das Übergabeprotokoll beim Einzug: Ohne es kann der Vermieter Schäden kaum nachweisen.</p><h3>Was wir tun</h3><p>Wir beauftragen einen unabhängigen Gutachter, teilen die Kosten zwischen beiden Parteien auf und geben Ihnen alle Fotos. Betrag, Miete und Nebenkosten stehen in jedem Inserat getrennt.</p>',
	),
};
