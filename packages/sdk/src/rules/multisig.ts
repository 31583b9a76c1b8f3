import * as z from "zod/mini";

/** "Multisig: name max 20 characters, minimum 2 signers." */
export const MULTISIG = { nameMax: 20, signaturesMin: 2 } as const;

/**
 * A multisig wallet to be created. "Signer addresses cannot be empty; the number of added addresses cannot be fewer than
 * the minimum." `params.rule`: signersTooFew.
 */
export const multisigWallet = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MULTISIG.nameMax)),
    minimumSignatures: z.int().check(z.minimum(MULTISIG.signaturesMin)),
    signerAddresses: z.array(z.string().check(z.trim(), z.minLength(1))),
  })
  .check((context) => {
    const { minimumSignatures, signerAddresses } = context.value;
    if (signerAddresses.length >= minimumSignatures) return;
    context.issues.push({
      code: "custom",
      input: signerAddresses,
      path: ["signerAddresses"],
      params: { rule: "signersTooFew", limit: minimumSignatures },
    });
  });
