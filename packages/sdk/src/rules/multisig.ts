import * as z from "zod";

/** "Multisig: name max 20 characters, minimum 2 signers." */
export const MULTISIG = { nameMax: 20, signaturesMin: 2 } as const;

/**
 * A multisig wallet to be created. "Signer addresses cannot be empty; the number of added addresses cannot be fewer than
 * the minimum." `params.rule`: signersTooFew.
 */
export const multisigWallet = z
  .object({
    name: z.string().trim().min(1).max(MULTISIG.nameMax),
    minimumSignatures: z.int().min(MULTISIG.signaturesMin),
    signerAddresses: z.array(z.string().trim().min(1)),
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
