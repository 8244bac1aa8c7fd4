import { expect, it } from 'vitest';
import { FORMS } from './forms.ts';
import { reviewMark } from './review-mark.ts';

const offer = FORMS['purchase-offer'];
const values = { amount: '349000', financing: 'own-means', remark: 'Met\nde keuken', knowsItBinds: 'on' };
const mark = (changes = {}) => reviewMark(offer, { ...values, ...changes });

it('is the same for the same answers, however a browser breaks lines and whatever is left empty', () => {
	expect(mark()).toMatch(/^[0-9a-f]{8}$/);
	expect(mark({ remark: ' Met\r\nde keuken ', title: '', unknown: 'x' })).toBe(mark());
	expect(mark({ loanAmount: '1000' }), 'what is not asked').toBe(mark());
	expect(mark({ amount: '€ 349.000' }), 'a price in groups').toBe(mark());
});

it.each([{ amount: '349001' }, { financing: 'loan' }, { remark: 'Met de keuken' }, { secondName: 'Jan' }])(
	'is another one for other answers: %j',
	(changes) => {
		expect(mark(changes)).not.toBe(mark());
	},
);
