import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMs } from '../samples/cpu-ms.ts';
import { cleanDescription } from './description.ts';

describe('a cleaned description', () => {
	it('has no tags, and its words stay apart', () => {
		expect(cleanDescription('<p>Een huis</p><p>met <b>tu</b>in<br>en garage</p>')).toBe(
			'Een huis met tuin en garage',
		);
	});

	it('has no entities: the characters that they stand for are left', () => {
		expect(cleanDescription('Caf&eacute; &amp; bar&nbsp;&#8211; 120&#xB2;')).toBe('Café & bar – 120²');
		expect(cleanDescription('a&unknownentity;b &#0; c &constructor; d')).toBe('a b c d');
	});

	it('has no tags where a feed escaped them, once or twice', () => {
		expect(cleanDescription('&lt;p&gt;Een huis&lt;/p&gt; &amp;lt;b&amp;gt;met tuin')).toBe(
			'Een huis met tuin',
		);
	});

	it('drops comments, scripts and styles with what is in them', () => {
		expect(cleanDescription('a<!-- x --><script>alert(1)</script><style>p{}</style>b')).toBe('a b');
	});

	it('folds whitespace', () => {
		expect(cleanDescription('  een \n\n twee\tdrie ')).toBe('een twee drie');
	});

	it('keeps the single space that no line ends at', () => {
		expect(cleanDescription('tout proches\u00a0:  l’eau \u00a0 et 12\u202f000 m²')).toBe(
			'tout proches\u00a0: l’eau et 12\u202f000 m²',
		);
	});

	it('keeps a sign that opens no tag', () => {
		expect(cleanDescription('EPC < 100 en 3 > 2')).toBe('EPC < 100 en 3 > 2');
	});

	it('stays whole at exactly the limit of 250 characters', () => {
		expect(cleanDescription('x'.repeat(250))).toHaveLength(250);
		expect(cleanDescription('x'.repeat(251))).toBe(`${'x'.repeat(250)}…`);
	});

	it('is cut at the last space when that lies above 80 percent of the limit', () => {
		expect(cleanDescription('aaaaaaaaa bbb', 10)).toBe('aaaaaaaaa…');
		expect(cleanDescription('aaaaaaaa bbb', 10)).toBe('aaaaaaaa b…');
	});

	it('is cut at the limit when the last space lies at 80 percent or below', () => {
		expect(cleanDescription('aaaaa bbbbbbbbb', 10)).toBe('aaaaa bbbb…');
	});

	it('has no tag left, whatever is nested in what, and is clean once and for all where it is not cut', () => {
		const part = fc.constantFrom(
			...[
				'<p>',
				'</p>',
				'<b class="x">',
				'<br/>',
				'<script>',
				'</script>',
				'<!--',
				'-->',
				'<',
				'>',
				'p',
				' ',
			],
			...['&lt;', '&gt;', '&amp;', '&#60;', '&nbsp;', 'Huis', '&', ';', '/', '\n'],
		);
		fc.assert(
			fc.property(
				fc.array(part, { maxLength: 14 }).map((parts) => parts.join('')),
				(html) => {
					const text = cleanDescription(html);
					expect(text).not.toMatch(/<\/?[a-z][^>]*>|<!--[\s\S]*-->/i);
					expect(cleanDescription(text)).toBe(text);
				},
			),
			{ numRuns: 500 },
		);
	});

	it('is never longer than the limit and its ellipsis, whatever is given', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: 'binary', maxLength: 400 }),
				fc.integer({ min: 1, max: 300 }),
				(text, limit) => {
					expect(cleanDescription(text, limit).length).toBeLessThanOrEqual(limit + 1);
				},
			),
		);
	});

	// Each took half a minute or more, or the whole stack.
	it.each(['<', '&lt;a ', '<!--', '<style>', '</script ', '<a "', 'amp;', '&#60;'])(
		'is made in a moment of a text of nothing but %s',
		(piece) => {
			let text = `&${piece.repeat(200_000 / piece.length)}`;
			expect(cpuMs(() => (text = cleanDescription(text)))).toBeLessThan(1_000);
			expect(text).not.toMatch(/<[a-z]/);
		},
	);

	it('has what stands before something that is never closed', () => {
		expect(cleanDescription('Een huis <!-- van een tekstverwerker')).toBe('Een huis');
		expect(cleanDescription('Een huis <style>p { color: red')).toBe('Een huis');
	});
});
