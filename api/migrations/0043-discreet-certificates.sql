-- By the number of its energy certificate a public register gives the address of a discreet sale (marquee 4). Imports leave it
-- out from now on (api/src/properties/discreet-sale.ts); here what is there already.
update property set detail = detail - 'EPCCertificateNumber' where marquee = 4;

update content_state set revision = revision + 1, changed_at = now()
where exists (select from property where marquee = 4);
