import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import './console.css';
import { theme } from './theme.ts';

// Mantine writes its variables into a style element, which the document's policy takes with its nonce alone.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
const place = document.getElementById('console');
if (place)
	createRoot(place).render(
		<MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
			<Console />
		</MantineProvider>,
	);
