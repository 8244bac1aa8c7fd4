import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The documents that properties and projects of the demo name. */
const DOCUMENTS: Record<string, string> = {
	epc: 'Energieprestatiecertificaat (voorbeeld)',
	plan: 'Plannen (voorbeeld)',
	soil: 'Bodemattest (voorbeeld)',
	brochure: 'Projectbrochure (voorbeeld)',
	specification: 'Lastenboek (voorbeeld)',
	'seller-checklist': 'Checklist voor verkopers (voorbeeld)',
	'inventory-template': 'Model van plaatsbeschrijving (voorbeeld)',
	'indexation-form': 'Formulier voor indexatie (voorbeeld)',
};

/** A one-page A4 PDF with a line of text in a standard font, offsets of its cross-reference table included. */
function onePagePdf(title: string): string {
	const content = `BT /F1 20 Tf 72 760 Td (${title.replace(/[\\()]/g, '\\$&')}) Tj 0 -32 Td /F1 11 Tf (Meander is een verzonnen kantoor. Dit document hoort bij de demonstratie.) Tj ET`;
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	];
	let body = '%PDF-1.4\n';
	const offsets = objects.map((object, index) => {
		const offset = body.length;
		body += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** Writes the documents beside the feed. */
export async function writeDocuments(directory: string): Promise<void> {
	const folder = join(directory, 'documents');
	await mkdir(folder, { recursive: true });
	for (const [name, title] of Object.entries(DOCUMENTS))
		await writeFile(join(folder, `${name}.pdf`), onePagePdf(title));
}
