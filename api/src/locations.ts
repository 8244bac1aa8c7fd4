import { createRequire } from 'node:module';
import path from 'node:path';

/** Root folder of the project; relative folders of the settings are below it. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');
export const MIGRATIONS = path.join(ROOT, 'api', 'migrations');
export const MAIL_LAYOUT = path.join(import.meta.dirname, 'mail', 'layout.html');

/** A font of DejaVu, such as `DejaVuSans`. */
export const fontFile = (name: string) =>
	createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
