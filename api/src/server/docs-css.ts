/** Style sheet of the readable description. */
export const DOCS_CSS = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { border-top: 1px solid var(--line); padding-top: 1.5rem; margin-top: 2rem; font-size: 1.1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 6px; max-height: 24rem; }
.method { display: inline-block; min-width: 4.5em; font-weight: 700; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid var(--line); }
nav ul { columns: 2; padding-left: 1.2rem; }
@media (max-width: 40rem) { nav ul { columns: 1; } }
`;
