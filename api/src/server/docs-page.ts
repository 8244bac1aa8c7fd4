interface Parameter {
	name: string;
	in: string;
	required?: boolean;
	description?: string;
	schema?: object;
}

interface Operation {
	operationId: string;
	parameters?: Parameter[];
	requestBody?: { content: Record<string, { schema: object }> };
	responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Description {
	info: { title: string; description: string };
	paths: Record<string, Record<string, Operation>>;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const json = (value: object | undefined) =>
	`<pre tabindex="0">${escapeHtml(JSON.stringify(value ?? {}, null, 2))}</pre>`;

function parameterRow({ name, in: place, required, schema }: Parameter): string {
	const need = required ? 'needed' : 'optional';
	return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}</td><td>${need}</td><td><code>${escapeHtml(JSON.stringify(schema ?? {}))}</code></td></tr>`;
}

function section(path: string, method: string, operation: Operation): string {
	const body = operation.requestBody?.content['application/json']?.schema;
	const parameters = operation.parameters ?? [];
	const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
	return `<section>
<h2 id="${operation.operationId}"><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code></h2>
<p>Name: <code>${escapeHtml(operation.operationId)}</code></p>
${parameters.length > 0 ? `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col"></th><th scope="col">Schema</th></tr></thead><tbody>${parameters.map(parameterRow).join('')}</tbody></table>` : ''}
${body ? `<details><summary>Body</summary>${json(body)}</details>` : ''}
${good ? `<details><summary>Answer ${good[0]}</summary>${json(good[1].content?.['application/json']?.schema)}</details>` : ''}
</section>`;
}

/** The description as one page that works without scripts. */
export function renderDocs({ info, paths }: Description): string {
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
	const links = operations.map(
		({ path, method, operation }) =>
			`<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a></li>`,
	);
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body>
<header><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)} The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Endpoints"><ul>${links.join('')}</ul></nav>
<main>${operations.map(({ path, method, operation }) => section(path, method, operation)).join('\n')}</main>
</body>
</html>
`;
}
