import { createI18n } from '@estate/shared-i18n';
import { I18nextProvider } from '@estate/shared-i18n/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextNamespaceContext, useLanguage, useText } from './text.ts';

function Words() {
	const text = useText();
	return (
		<p>
			{useLanguage()}: {text('greeting', { name: 'An' })} {text(['missing', 'second'])}
		</p>
	);
}

it('looks texts up in the namespace of its root, and takes the first key that has one', () => {
	const i18n = createI18n({
		language: 'fr',
		fallback: 'nl',
		resources: {
			fr: { shell: { greeting: 'no' }, 'listings@1.0.0': { greeting: 'Bonjour {{name}}', second: 'là' } },
		},
	});
	const { container } = render(
		<I18nextProvider i18n={i18n}>
			<TextNamespaceContext value="listings@1.0.0">
				<Words />
			</TextNamespaceContext>
		</I18nextProvider>,
	);
	expect(container.textContent).toBe('fr: Bonjour An là');
});
