import type { Sentence } from './sentence.ts';

export const DE_SENTENCES: readonly Sentence[] = [
	['Haus in Lüttich', 'city=lüttich|4000&type=1'],
	['Wohnung mit 2 Schlafzimmern in Eupen', 'city=eupen|4700&type=2&bedrooms=2'],
	['3-Zimmer-Wohnung Brüssel', 'city=region brüssel-hauptstadt|&type=2&bedrooms=2'],
	['Haus bis 300.000 Euro', 'type=1&price=0-300000'],
	['Wohnung zu vermieten bis 900 € pro Monat', 'rent type=2&price=0-900'],
	['Neubauwohnung', 'type=2&projects=only'],
	['Haus mit Garten und Garage', 'type=1&garages=1&feature=garden'],
	['mindestens 120 m² Wohnfläche', 'area=120-'],
	['Eupen und Umgebung', 'city=eupen|4700&radius=10'],
	['Wohnug Antwerpn', 'city=antwerpen|2000&type=2'],
	['Energieklasse A oder B', 'epc=a&epc=b'],
	['zwischen 250.000 und 400.000 Euro', 'price=250000-400000'],
	['möblierte Wohnung mit Aufzug', 'type=2&feature=furnished&feature=lift'],
	['Haus für 4 Personen', 'type=1', '4 Personen'],
	['verkaufte Häuser', 'type=1', 'verkaufte'],
	['Wohnung um 350.000 Euro', 'type=2&price=315000-385000'],
	['wohnung gent 2', 'city=gent|9000&type=2&bedrooms=2'],
];
