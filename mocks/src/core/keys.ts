/**
 * The mocks' one RSA pair (decision 6.9): fixed, so that snapshots and two worlds agree.
 * It protects nothing; a real backend keeps its own.
 */

/** Base64 SPKI without PEM lines, as getPublicKey answers it. */
export const publicKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA+NbvQQUYIxTQAJDdc2cTz4kE3f1+JlinGbOTx1cy8yRBprJTdaSmoIIQ' +
  'oov47tW0m6iudRh3YJGycVvItWar3KWmlBO0FkJ17hqhGRoBNFqHfOlbVS0wFlB4xEZgNZ7k8MwmNgD3Um2cQZ3bQdNHPD0rMTO2' +
  '+aEBNFoTGQXFDT6WhjSFblgMBFp+ULTuW0UgNVbyHNcLzNN9kqjvb/aJTQsq2CTRCYjvPmzsIF87+E7/ViqxVEWII/+W5WCFbhsk' +
  'gtKfnXZhTdhwfqZYAfYvXBUjbqlykOMQx5ig+2K3rzxck02vZ186qe0EvJ/PR/KphQaRfJhNk3cEwBXkn5D7EwIDAQAB';

/** Modulus in hex, 256 bytes. */
export const modulus =
  'f8d6ef4105182314d00090dd736713cf8904ddfd7e2658a719b393c75732f32441a6b25375a4a6a08210a28bf8eed5b49ba8' +
  'ae7518776091b2715bc8b566abdca5a69413b4164275ee1aa1191a01345a877ce95b552d30165078c44660359ee4f0cc2636' +
  '00f7526d9c419ddb41d3473c3d2b3133b6f9a101345a131905c50d3e968634856e580c045a7e50b4ee5b45203556f21cd70b' +
  'ccd37d92a8ef6ff6894d0b2ad824d10988ef3e6cec205f3bf84eff562ab154458823ff96e560856e1b2482d29f9d76614dd8' +
  '707ea65801f62f5c15236ea97290e310c798a0fb62b7af3c5c934daf675f3aa9ed04bc9fcf47f2a98506917c984d937704c0' +
  '15e49f90fb13';

/** Private exponent in hex. */
export const privateExponent =
  '15e9d24bfc3231f4afe9e782a39a5cde41321287de476b8b30f23ad35529d6cb9c947223c8ba6534c154cc5bb337a52385df' +
  '06edfce7965e28eeb3fc802d0dcec7da5c33ed54ab29a37c3e2f9860a9719cce329153cb94ee82210077df6fc411b93ae12a' +
  '8ef9e3626508f4e922bf83b319ad3cb9fc7a63395898e366fd6115aca98a02ab8d06b7ffc734ca897b62a45c9036c06cf5dd' +
  'daf0f808a3e970919a62bc638d71df6def1f556b8d06d17fdb89a92ebb8d5dc5ca8f93ca35cba7afd4a75f04877d082be97d' +
  '068d5c510d2b9f77ab4cdbccdc5b219bf9e2fac11196d66854f78f392a46a2ba6b95478bc8504d0215890b8d40e58b102337' +
  'f0af28adacf1';

/** The two primes of the modulus in hex: computing modulo each of them takes an eighth of the time. */
export const firstPrime =
  'fceaa23f623020d24de3dd19355f8e0730a372d4ed1e5b0617d7bb3506943236ac58ace58db3b79aa1a119ddaf107b98c754' +
  'cbf450fa02b523f45aaf881ec453711caba6facaa7fb75657b6a49a1d84f53de2c282cc11666e7b7a063475c01864570d0a2' +
  'db858174a760693935b3a42aefaa041da718bf7c2103ff040ed1635f';

export const secondPrime =
  'fbdf93908d2a082edc772006fb4e77a4a113660a27d7f099033ebb20bcb3256c0127c91fff2e7e2621b5cce445d49e90194a' +
  'f0d8b12ed27710315c544e54340be6bf73d96648e3dccd3743303fbc9c3821bd1f88ce7633145aa5909adf10ec0e1f6b6739' +
  '03aecce2aa496ea5eb29ca70de255a6f830c05700a06bb64bf9c98cd';
