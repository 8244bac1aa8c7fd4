-- As whom somebody was invited: until they accept, who invited them sees the name that they typed, and not that of an account
-- which the address may have already. Earlier invitations have none.
alter table property_guest add column invited_name text;
