import { defineSlot } from '@estate/remote-kit';
import { CookieTable } from '../cookies/cookie-table.tsx';
import { loadCookies } from '../cookies/load-cookies.ts';

export default defineSlot({ load: loadCookies, Component: CookieTable });
