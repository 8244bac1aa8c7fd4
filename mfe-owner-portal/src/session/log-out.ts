import type { SlotContext } from '@estate/remote-kit';
import type { ActionResult, PostedForm } from '@estate/shared-contract';
import { isSignedOut } from './for-owner.ts';
import { loggedOutAddress } from './login-address.ts';

/** Takes the posted log-out form: the api ends the session and clears its cookie. */
export async function logOut(_form: PostedForm, { api, href }: SlotContext): Promise<ActionResult<never>> {
	try {
		await api.call('ownerLogOut');
	} catch (error) {
		if (!isSignedOut(error)) throw error;
	}
	return { redirect: { to: loggedOutAddress(href, 'out') } };
}
