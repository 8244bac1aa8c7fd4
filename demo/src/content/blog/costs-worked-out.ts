import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const costsWorkedOut: ArticlePlan = {
	id: 306,
	age: 90,
	scene: 'contract',
	author: 'Nadia El Amrani',
	tags: ['costs', 'buying'],
	title: t(
		'Wat kopen echt kost: dezelfde woning in Gent en in Elsene',
		'Le vrai coût d’un achat : la même maison à Gand et à Ixelles',
		'What buying really costs: the same home in Ghent and in Ixelles',
		'Was Kaufen wirklich kostet: dieselbe Wohnung in Gent und in Ixelles',
	),
	intro: t(
		'Een appartement van 400.000 euro, gekocht om zelf te bewonen. De sommen naast elkaar.',
		'Un appartement de 400 000 euros pour y habiter. Les calculs côte à côte.',
		'An apartment of 400.000 euros, bought to live in. The sums side by side.',
		'Eine Wohnung für 400.000 Euro, gekauft, um selbst darin zu wohnen. Beide Rechnungen nebeneinander.',
	),
	body: t(
		'<p>De vraagprijs is het begin. Daarbij komen registratierechten, ereloon van de notaris, administratieve kosten en, als u leent, de kosten van de kredietakte.</p><table><thead><tr><th scope="col">Post</th><th scope="col">Gent</th><th scope="col">Elsene</th></tr></thead><tbody><tr><th scope="row">Registratierechten</th><td>8.000 euro (2 %)</td><td>25.000 euro (12,5 % boven 200.000)</td></tr><tr><th scope="row">Ereloon en dossier, ongeveer</th><td>4.500 euro</td><td>4.500 euro</td></tr><tr><th scope="row">Kredietakte voor 320.000 euro, ongeveer</th><td>6.500 euro</td><td>6.500 euro</td></tr><tr><th scope="row">Samen</th><td>19.000 euro</td><td>36.000 euro</td></tr></tbody></table><h3>Als u al een woning hebt</h3><p>Dan betaalt u in Gent 12 % of 48.000 euro, en in Elsene 12,5 % op het geheel of 50.000 euro.</p><h3>Vergeet niet</h3><p>Verhuis, schatting door de bank, schuldsaldoverzekering en de eerste maanden dubbele lasten. Hou daarnaast een reserve van vijf procent voor wat u pas na de verhuis ontdekt.</p><p>De bedragen zijn afgerond en bedoeld als voorbeeld. Uw notaris maakt de echte afrekening.</p>',
		'<p>Le prix affiché n’est qu’un début. S’ajoutent les droits d’enregistrement, les honoraires du notaire, les frais administratifs et, si vous empruntez, l’acte de crédit.</p><table><thead><tr><th scope="col">Poste</th><th scope="col">Gand</th><th scope="col">Ixelles</th></tr></thead><tbody><tr><th scope="row">Droits d’enregistrement</th><td>8 000 euros (2 %)</td><td>25 000 euros (12,5 % au-delà de 200 000)</td></tr><tr><th scope="row">Honoraires et dossier, environ</th><td>4 500 euros</td><td>4 500 euros</td></tr><tr><th scope="row">Acte de crédit pour 320 000 euros, environ</th><td>6 500 euros</td><td>6 500 euros</td></tr><tr><th scope="row">Total</th><td>19 000 euros</td><td>36 000 euros</td></tr></tbody></table><h3>Si vous possédez déjà un logement</h3><p>Vous payez alors 12 % à Gand, soit 48 000 euros, et 12,5 % sur le tout à Ixelles, soit 50 000 euros.</p><h3>À ne pas oublier</h3><p>Déménagement, expertise de la banque, assurance solde restant dû et premiers mois de doubles charges. Gardez cinq pour cent en réserve pour ce que l’on découvre après.</p><p>Les montants sont arrondis, à titre d’exemple. Votre notaire établit le décompte réel.</p>',
		'<p>The asking price is the beginning. Add registration duty, notary’s fees, administrative costs and, if you borrow, the cost of the loan deed.</p><table><thead><tr><th scope="col">Item</th><th scope="col">Ghent</th><th scope="col">Ixelles</th></tr></thead><tbody><tr><th scope="row">Registration duty</th><td>8.000 euros (2%)</td><td>25.000 euros (12,5% above 200.000)</td></tr><tr><th scope="row">Fees and file, about</th><td>4.500 euros</td><td>4.500 euros</td></tr><tr><th scope="row">Loan deed for 320.000 euros, about</th><td>6.500 euros</td><td>6.500 euros</td></tr><tr><th scope="row">Together</th><td>19.000 euros</td><td>36.000 euros</td></tr></tbody></table><h3>If you own a home already</h3><p>Then you pay 12% in Ghent, or 48.000 euros, and 12,5% on the whole in Ixelles, or 50.000 euros.</p><h3>Do not forget</h3><p>The move, the bank’s valuation, mortgage protection insurance and the first months of double costs. Keep five per cent in reserve for what you only find out afterwards.</p><p>The amounts are rounded and meant as an example. Your notary draws up the real account.</p>',
		'<p>Der Kaufpreis ist der Anfang. Dazu kommen Registrierungsgebühren, Notarhonorar, Verwaltungskosten und, wenn Sie einen Kredit aufnehmen, die Kosten der Kreditakte.</p><table><thead><tr><th scope="col">Posten</th><th scope="col">Gent</th><th scope="col">Ixelles</th></tr></thead><tbody><tr><th scope="row">Registrierungsgebühren</th><td>8.000 Euro (2 %)</td><td>25.000 Euro (12,5 % über 200.000)</td></tr><tr><th scope="row">Honorar und Akte, etwa</th><td>4.500 Euro</td><td>4.500 Euro</td></tr><tr><th scope="row">Kreditakte für 320.000 Euro, etwa</th><td>6.500 Euro</td><td>6.500 Euro</td></tr><tr><th scope="row">Zusammen</th><td>19.000 Euro</td><td>36.000 Euro</td></tr></tbody></table><h3>Wenn Sie schon eine Wohnung besitzen</h3><p>Dann zahlen Sie in Gent 12 %, also 48.000 Euro, und in Ixelles 12,5 % auf den ganzen Preis, also 50.000 Euro.</p><h3>Nicht vergessen</h3><p>Umzug, Gutachten der Bank, Restschuldversicherung und die ersten Monate mit doppelten Kosten. Behalten Sie außerdem fünf Prozent in Reserve für alles, was Sie erst nach dem Umzug entdecken.</p><p>Die Beträge sind gerundet und als Beispiel gedacht. Ihr Notar erstellt die genaue Abrechnung.</p>',
	),
};
