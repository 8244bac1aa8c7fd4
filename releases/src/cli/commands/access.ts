import { CHANNELS, remoteNameSchema } from '@estate/shared-contract/schemas';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { AccessList, type ListedMember, type NewMember, NO_ACCESS_LIST } from '../../access/access-list.ts';
import { EVERY, grantText } from '../../access/grant.ts';
import { EVERYWHERE } from '../../access/identity.ts';
import { type Member, memberNameSchema } from '../../access/member.schema.ts';
import { ROLE_NAMES, ROLES } from '../../access/roles.ts';
import { openStore } from '../../store/open-store.ts';
import { asCaller } from '../as-caller.ts';
import { print } from '../command.ts';
import { asDuration } from '../durations.ts';
import { releasesLocation } from '../settings.ts';

const ROLE_LINES = Object.entries(ROLES).map(
	([role, rights]) => `  ${role.padEnd(10)}${rights.join(', ') || 'reads everything'}`,
);

interface AddOptions {
	role: NewMember['role'];
	remotes: NewMember['remotes'];
	channels: NewMember['channels'];
	expires?: number;
	email?: string;
	group?: string;
	json?: boolean;
}

function checkedBy<Value>(schema: z.ZodType<Value>) {
	return (text: string): Value => {
		const { success, data, error } = schema.safeParse(text);
		if (success) return data;
		throw new InvalidArgumentError(`Give ${error.issues[0]?.message}.`);
	};
}

/** `*`, or some of them with commas between. */
const someOf = <Value>(schema: z.ZodType<Value, string>) =>
	z.union(
		[
			z.literal(EVERY),
			z
				.string()
				.transform((text) => text.split(','))
				.pipe(z.array(schema)),
		],
		{
			error: 'names with commas between, or "*"',
		},
	);

const listCommand = () =>
	new Command('list')
		.description('Who may do what, and who could.')
		.option('--json', 'print the outcome as JSON')
		.action(async (options: { json?: boolean }) => {
			const members = await new AccessList(openStore(releasesLocation()).records).members();
			const shown = members.map(({ knownBy, ...member }) => ({ ...member, knownBy: publicText(knownBy) }));
			print(options, { hasList: members.length > 0, members: shown }, [
				...members.map(memberLine),
				...(members.length === 0 ? [NO_ACCESS_LIST] : []),
			]);
		});

const publicText = (knownBy: ListedMember['knownBy']): string =>
	'hash' in knownBy ? 'token' : 'email' in knownBy ? `e-mail ${knownBy.email}` : `group ${knownBy.group}`;

function memberLine(member: ListedMember): string {
	const { id, name, expires, state, knownBy } = member;
	const until = expires ? `until ${expires.slice(0, 16).replace('T', ' ')}` : '';
	return [
		`  ${id}  ${name}: ${grantText(member)}`,
		publicText(knownBy),
		until,
		state === 'valid' ? '' : state,
	]
		.filter(Boolean)
		.join('  ');
}

const addCommand = () =>
	new Command('add')
		.description('Puts somebody on the access list, and prints a token once; with --email or --group none.')
		.addArgument(
			new Argument('<name>', 'person, or program such as "CI listings"; stands in the log').argParser(
				checkedBy(memberNameSchema),
			),
		)
		.addOption(new Option('--role <role>', 'what it may').choices(ROLE_NAMES).makeOptionMandatory())
		.option('--remotes <names>', 'only for these', checkedBy(someOf(remoteNameSchema)), EVERY)
		.option('--channels <names>', 'only in these', checkedBy(someOf(z.enum(CHANNELS))), EVERY)
		.option('--expires <time>', 'how long, such as 90d; for ever by default', asDuration)
		.addOption(
			new Option('--email <address>', 'who the log-in provider says that this is').conflicts('group'),
		)
		.option('--group <name>', 'whoever the log-in provider says is in this group')
		.option('--json', 'print the outcome as JSON')
		.addHelpText('after', `\nRoles:\n${ROLE_LINES.join('\n')}`)
		.action((name: string, options: AddOptions) => add(name, options));

async function add(name: string, options: AddOptions): Promise<void> {
	const { role, remotes, channels, expires, email, group } = options;
	const store = openStore(releasesLocation());
	const list = new AccessList(store.records);
	const { member, token } = await asCaller(
		store,
		{ action: 'access', ...EVERYWHERE },
		async (addedBy): Promise<{ member: Member; token: string | undefined }> => {
			const until = expires ? { expires: new Date(Date.now() + expires).toISOString() } : {};
			const given = { name, role, remotes, channels, addedBy, ...until };
			const knownBy = email ? { email } : group ? { group } : undefined;
			if (!knownBy) return list.addToken(given);
			return { member: await list.addPerson(given, knownBy), token: undefined };
		},
		(added) => `added ${added.member.name} (${added.member.id}): ${grantText(added.member)}`,
	);
	const { knownBy, ...shown } = member;
	print(options, { ...shown, knownBy: publicText(knownBy), token }, [
		`${name} is on the access list: ${grantText(member)}${member.expires ? `, until ${member.expires}` : ''}.`,
		...(token
			? [
					token,
					'The token is shown this once. For commands it goes into RELEASE_TOKEN, for the console into its log-in.',
				]
			: [`Logs in at the console as ${publicText(knownBy)}.`]),
	]);
}

const revokeCommand = () =>
	new Command('revoke')
		.description('Takes an entry off the access list, at once: its token and its sessions end.')
		.argument('<id or name>', 'as in access list')
		.option('--json', 'print the outcome as JSON')
		.action(async (idOrName: string, options: { json?: boolean }) => {
			const store = openStore(releasesLocation());
			const { id, name } = await asCaller(
				store,
				{ action: 'access', ...EVERYWHERE },
				(who) => new AccessList(store.records).revoke(idOrName, who),
				(revoked) => `revoked ${revoked.name} (${revoked.id})`,
			);
			print(options, { id, name, revoked: true }, [
				`${name} (${id}) is off the access list. Its entry stays for the log.`,
			]);
		});

/** Who may do what with the releases of a store. */
export function accessCommand(): Command {
	const access = new Command('access').description(
		'Who may publish, promote, roll back and lock which remote in which channel.',
	);
	for (const each of [listCommand(), addCommand(), revokeCommand()])
		access.addCommand(each.exitOverride().showHelpAfterError());
	return access;
}
