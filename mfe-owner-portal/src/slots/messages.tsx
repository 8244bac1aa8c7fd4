import { defineSlot } from '@estate/remote-kit';
import { loadMessages } from '../messages/load-messages.ts';
import { MessagesView } from '../messages/messages-view.tsx';
import { MESSAGE_KEPT, sendMessage } from '../messages/send-message.ts';
import { keepForm } from '../session/kept-form/keep-form.ts';
import { orKeptForm } from '../session/kept-form/kept-form-view.tsx';

export default defineSlot({
	load: loadMessages,
	action: keepForm(sendMessage, MESSAGE_KEPT),
	Component: orKeptForm(MessagesView),
});
