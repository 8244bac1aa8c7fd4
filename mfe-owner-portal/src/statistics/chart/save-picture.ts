const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Properties that style sheets give to the parts, and that the file must carry itself. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight'] as const;
/** Pixels around the chart, and above it for the title and the labels. */
const MARGIN = 24;
const HEAD = 72;

export interface PictureFacts {
	fileName: string;
	title: string;
	/** What each colour means, as on the page; the colour may be a custom property */
	labels: readonly { name: string; color: string }[];
}

function line(content: string, y: number, fill: string, size: number): SVGTextElement {
	const text = document.createElementNS(NAMESPACE, 'text');
	text.textContent = content;
	for (const [name, value] of Object.entries({
		x: MARGIN,
		y,
		fill,
		'font-size': size,
		'font-family': 'sans-serif',
	}))
		text.setAttribute(name, String(value));
	return text;
}

/** The chart as an SVG document that stands alone: no style sheet, no custom property, a background, a title. */
export function asPicture(chart: SVGSVGElement, { title, labels }: Omit<PictureFacts, 'fileName'>): string {
	const copy = chart.cloneNode(true) as SVGSVGElement;
	for (const name of ['class', 'style']) copy.removeAttribute(name);
	const parts = [...copy.querySelectorAll<SVGElement>('*')];
	for (const [index, part] of [...chart.querySelectorAll<SVGElement>('*')].entries()) {
		const computed = getComputedStyle(part);
		const target = parts[index];
		target?.removeAttribute('class');
		for (const name of LOOKS) {
			const value = computed.getPropertyValue(name);
			if (value) target?.setAttribute(name, value);
		}
	}
	const page = getComputedStyle(document.body);
	const { width, height } = chart.getBoundingClientRect();
	const picture = document.createElementNS(NAMESPACE, 'svg');
	const [wide, high] = [width + 2 * MARGIN, height + HEAD + MARGIN];
	for (const [name, value] of Object.entries({
		width: wide,
		height: high,
		viewBox: `0 0 ${wide} ${high}`,
	}))
		picture.setAttribute(name, String(value));
	const ground = document.createElementNS(NAMESPACE, 'rect');
	for (const [name, value] of Object.entries({ width: wide, height: high, fill: page.backgroundColor }))
		ground.setAttribute(name, String(value));
	const name = document.createElementNS(NAMESPACE, 'title');
	name.textContent = title;
	const legend = line('', 58, page.color, 14);
	for (const [index, { name: label, color }] of labels.entries()) {
		const part = document.createElementNS(NAMESPACE, 'tspan');
		part.textContent = label;
		part.setAttribute('fill', resolved(color));
		if (index > 0) part.setAttribute('dx', '20');
		legend.append(part);
	}
	copy.setAttribute('x', String(MARGIN));
	copy.setAttribute('y', String(HEAD));
	picture.append(name, ground, line(title, 32, page.color, 18), legend, copy);
	return new XMLSerializer().serializeToString(picture);
}

/** A colour with its custom properties filled in. */
function resolved(color: string): string {
	const probe = document.createElement('span');
	probe.style.color = color;
	document.body.append(probe);
	const value = getComputedStyle(probe).color;
	probe.remove();
	return value;
}

/** Pixels of the file for one of the page, so that it is sharp in a letter. */
const SHARPNESS = 2;

/** Draws an SVG document into a PNG. Rejects where the browser cannot. */
async function asPng(picture: string): Promise<Blob> {
	const image = new Image();
	// A `data:` address: the site's policy loads pictures from nowhere else but the site.
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
	await image.decode();
	const canvas = document.createElement('canvas');
	canvas.width = image.naturalWidth * SHARPNESS;
	canvas.height = image.naturalHeight * SHARPNESS;
	canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))), 'image/png'),
	);
}

/** Hands the chart to the visitor as a PNG file, in the colours of the page as it is shown. */
export async function savePicture(
	chart: SVGSVGElement | null | undefined,
	{ fileName, ...facts }: PictureFacts,
): Promise<void> {
	if (!chart) return;
	const url = URL.createObjectURL(await asPng(asPicture(chart, facts)));
	const link = document.createElement('a');
	link.href = url;
	link.download = fileName;
	link.click();
	URL.revokeObjectURL(url);
}
