/** French names of the agency's places that begin with a vowel. */
const ELIDED = /\b([Dd])e (?=(Ixelles|Edegem|Alost)\b)/g;

/** `de Ixelles` → `d’Ixelles`: slots cannot know which name follows. */
export const elide = (french: string) => french.replace(ELIDED, '$1’');
