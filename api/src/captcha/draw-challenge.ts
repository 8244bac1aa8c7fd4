import { sharp } from '../media/sharp.ts';
import { challengeSvg } from './challenge-svg.ts';

/** Draws the characters, as a data URL of a PNG: nothing of it says which they are. */
export async function drawChallenge(text: string): Promise<string> {
	const png = await sharp(Buffer.from(challengeSvg(text)))
		.png({ palette: true, colours: 16 })
		.toBuffer();
	return `data:image/png;base64,${png.toString('base64')}`;
}
